/** Receipts of a form while it is filled: each is uploaded when it is chosen, read, and what it says is proposed. */
import { useEffect, useRef, useState } from 'react';
import type { UploadedFile } from '#platform/contract/uploads.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import type { Reading } from '#modules/receipt/contract/receipt.schema.ts';
import { readReceipt } from '#modules/receipt/web/public.tsx';
import { fillItem, sureItem, type ProposedField, type ProposedItem } from '../../contract/item/propose-item.ts';
import type { ItemsOf, TypedItem } from './claim-items.ts';

/** What was proposed for an item, by the first of its receipts. */
export type Filled = Readonly<Partial<Record<ProposedField, unknown>>>;

const READABLE = /\.(pdf|jpe?g|png|webp)$/i;
const receiptsOf = (item: TypedItem): readonly unknown[] => (Array.isArray(item.receipts) ? item.receipts : []);

/** On its way, or not through: then it goes with the claim. */
export type Sending = 'sending' | 'left';

export interface Receipts {
  /** Those that were uploaded here. */
  readonly uploaded: readonly UploadedFile[];
  /** Those that were chosen here and are not uploaded yet. */
  readonly sending: ReadonlyMap<File, Sending>;
  readonly filled: ReadonlyMap<string, Filled>;
  readonly readings: ReadonlyMap<string, Reading>;
  /** Uploads one that was chosen; whether or not it goes through, the form may be sent. */
  send(file: File): Promise<void>;
  /** What was read from one. */
  take(reading: Reading): void;
  /** Fills a field with what its receipts say, or takes that back. @param at row of the item */
  put(at: number, field: ProposedField, value: unknown): void;
}

/** @param defaults what a new item begins with, before anybody enters it */
export function useReceipts(form: ZodForm<ItemsOf>, defaults: Filled): Receipts {
  const { run } = useWrite(readReceipt, { quiet: true });
  const [uploaded, setUploaded] = useState<readonly UploadedFile[]>([]);
  const [sending, setSending] = useState<ReadonlyMap<File, Sending>>(new Map());
  const isNow = (file: File, state: Sending) => setSending((before) => new Map(before).set(file, state));
  const [filled, setFilled] = useState<ReadonlyMap<string, Filled>>(new Map());
  const [readings, setReadings] = useState<ReadonlyMap<string, Reading>>(new Map());
  // Rows move and are typed in while a file is on its way: what changes is found again in the values of that moment.
  const change = (of: (item: TypedItem) => TypedItem) => form.set('items', (items: readonly TypedItem[]) => items.map(of));
  // One after the other: the server takes few forms of a person at once, and side by side they come over a phone's line no sooner.
  const line = useRef(Promise.resolve());
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);

  async function upload(file: File): Promise<void> {
    // The form has gone, and with it what still waits here.
    if (!isOpen.current) return;
    // Offline, or refused: it goes with the form, where a refusal finds its field.
    const answer = await run({ file }).catch(() => null);
    if (!answer) return isNow(file, 'left');
    const { file: stored } = answer.data;
    setUploaded((before) => [...before, stored]);
    change((item) => (receiptsOf(item).includes(file) ? { ...item, receipts: receiptsOf(item).map((each) => (each === file ? stored.file : each)) } : item));
  }

  return {
    uploaded,
    sending,
    filled,
    readings,
    send(file) {
      if (!READABLE.test(file.name)) return line.current;
      isNow(file, 'sending');
      return (line.current = line.current.then(() => upload(file)));
    },
    take(reading) {
      const known = new Map(readings).set(reading.file, reading);
      setReadings((before) => new Map(before).set(reading.file, reading));
      if (reading.status !== 'Read') return;
      let row: string | null = null;
      let fill: Partial<ProposedItem> = {};
      change((item) => {
        const files = receiptsOf(item).filter((each): each is string => typeof each === 'string');
        const [first] = files;
        if (!first || !files.includes(reading.file)) return item;
        row = first;
        fill = fillItem(item, sureItem(files.flatMap((file) => known.get(file) ?? [])), filled.get(first) ?? {}, defaults);
        return { ...item, ...fill };
      });
      const first = row as string | null;
      if (first !== null) setFilled((before) => new Map(before).set(first, { ...before.get(first), ...fill }));
    },
    put: (at, field, value) => form.set(`items.${at}.${field}`, value === '' ? (defaults[field] ?? '') : value),
  };
}
