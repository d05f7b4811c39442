import { useRef, useState } from 'react';
import { ApiError, call } from '#platform/web/call/call.ts';
import { useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { useSay } from '#platform/web/locale/locale.tsx';
import { createDocument } from '../../contract/document.endpoints.ts';
import { DOCUMENT_READS } from '../document-writes.ts';
import { CATEGORY_NAMES, type Category } from '../documents.messages.ts';
import { everyone, type CodedPerson } from '../find-people.ts';
import { readFileName } from './read-file-name.ts';

export interface BulkFile {
  readonly key: string;
  readonly file: File;
  readonly person: CodedPerson | null;
  readonly title: string;
  readonly done?: boolean;
  /** Why the server refused it. */
  readonly fault?: string | undefined;
}

/** Files with the employees they belong to, and their upload one by one. */
export function useBulkUpload() {
  const say = useSay();
  const invalidate = useInvalidate();
  const [files, setFiles] = useState<readonly BulkFile[]>([]);
  const [state, setState] = useState<'ready' | 'reading' | 'sending' | 'broken'>('ready');
  const people = useRef<ReadonlyMap<string, CodedPerson> | null>(null);
  const change = (key: string, part: Partial<BulkFile>) => setFiles((before) => before.map((each) => (each.key === key ? { ...each, ...part } : each)));

  async function add(added: readonly File[]): Promise<void> {
    if (!people.current) {
      setState('reading');
      try {
        people.current = new Map((await everyone()).map((person) => [person.code.toLowerCase(), person]));
      } catch {
        // The call has told why.
        setState('broken');
        return;
      }
      setState('ready');
    }
    const known = people.current;
    const named = added.map((file): BulkFile => ({ key: `${file.name}:${file.size}:${file.lastModified}`, file, ...readFileName(file.name, known) }));
    setFiles((before) => [...before, ...named.filter(({ key }) => !before.some((each) => each.key === key))]);
  }

  async function send(category: Category, publish: boolean): Promise<void> {
    setState('sending');
    for (const { key, file, person, title, done } of files) {
      if (!person || done) continue;
      change(key, { fault: undefined });
      try {
        await call(
          createDocument,
          { title: title.length >= 2 ? title.slice(0, 150) : say(CATEGORY_NAMES[category]), category, employee_id: person.id, file, publish },
          { quiet: true },
        );
        change(key, { done: true });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        change(key, { fault: Object.values(error.errors).flat()[0] ?? error.message });
      }
    }
    setState('ready');
    await invalidate(...DOCUMENT_READS);
  }

  return { files, state, add, send, remove: (key: string) => setFiles((before) => before.filter((each) => each.key !== key)) };
}
