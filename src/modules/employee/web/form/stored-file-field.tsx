import { useState } from 'react';
import { uploadFile } from '#platform/contract/calls/files.endpoints.ts';
import { ApiError, call } from '#platform/web/call/call.ts';
import type { PathOf, ZodForm } from '#platform/web/forms/use-zod-form.ts';
import type { Label } from '#platform/web/locale/locale.tsx';
import { FileUpload, type StoredFile, type Upload } from '#platform/web/ui/file-upload.tsx';

export interface KnownFiles {
  readonly of: (uuid: unknown) => StoredFile | undefined;
  readonly learn: (file: StoredFile) => void;
}

/** The files that a form may name: those of the record, and those uploaded since. */
export function useKnownFiles(stored: readonly (StoredFile | null)[]): KnownFiles {
  const [files, setFiles] = useState<readonly (StoredFile | null)[]>(stored);
  return {
    of: (uuid) => files.find((file) => file?.file === uuid) ?? undefined,
    learn: (file) => setFiles((before) => [...before, file]),
  };
}

interface StoredFileFieldProps<V> {
  readonly form: ZodForm<V>;
  readonly name: PathOf<V>;
  readonly label: Label;
  readonly description?: Label;
  readonly known: KnownFiles;
}

/** One file that is uploaded at once; the form keeps its uuid (null: none). */
export function StoredFileField<V>({ form, name, label, description, known }: StoredFileFieldProps<V>) {
  const file = known.of(form.get(name));
  const change = async ([next]: readonly Upload[]) => {
    if (!(next instanceof File)) return form.set(name, next?.file ?? null);
    try {
      const { data } = await call(uploadFile, { file: next });
      known.learn(data);
      form.set(name, data.file);
    } catch (error) {
      // The global handler has told why it was refused; what was there stays.
      if (!(error instanceof ApiError)) throw error;
    }
  };
  return (
    <FileUpload
      label={label}
      description={description}
      maxFiles={1}
      value={file ? [file] : []}
      error={form.errors[name] ?? null}
      onChange={(files) => void change(files)}
    />
  );
}
