/** The receipts of an item: photos or files, what was read from them, and where it stands. */
import { Button, Progress } from '@mantine/core';
import { useEffect, useState } from 'react';
import { formatDate } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { firstControl } from '#platform/web/forms/first-control.ts';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { FileUpload, uploadValues, type StoredFile, type Upload } from '#platform/web/ui/file-upload.tsx';
import { FileFrame } from '#platform/web/ui/file/file-view.tsx';
import { PictureView } from '#platform/web/ui/file/picture-view.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import type { Reading } from '#modules/receipt/contract/receipt.schema.ts';
import { useReading } from '#modules/receipt/web/public.tsx';
import { otherDate, PROPOSED_FIELDS, proposeItem, type ProposedField } from '../../contract/item/propose-item.ts';
import { CLAIM_WORDS as W } from '../claim-words.ts';
import type { ItemsOf, TypedItem } from './claim-items.ts';
import { Warning } from './item-worth.tsx';
import { RECEIPT } from './receipt.messages.ts';
import classes from './receipts-field.module.css';
import type { Receipts } from './use-receipts.ts';

export interface ReceiptsFieldProps {
  readonly form: ZodForm<ItemsOf>;
  readonly n: number;
  readonly item: TypedItem;
  readonly stored: readonly StoredFile[];
  readonly required: boolean;
  readonly receipts: Receipts;
  /** Fields that the item has; others are not proposed. */
  readonly fields: readonly ProposedField[];
}

export function ReceiptsField({ form, n, item, stored, required, receipts, fields }: ReceiptsFieldProps) {
  const say = useSay();
  const name = `items.${n}.receipts` as const;
  form.labels.set(name, say(W.receipts));
  const values = (Array.isArray(item.receipts) ? item.receipts : []) as readonly (File | string)[];
  const known = [...stored, ...receipts.uploaded];
  const files = values.flatMap<Upload>((value) => (value instanceof File ? [value] : known.filter(({ file }) => file === value).slice(0, 1)));
  const uuids = values.filter((value): value is string => typeof value === 'string');
  return (
    <>
      <FileUpload
        id={form.idOf(name)}
        label={W.receipts}
        required={required}
        error={form.errors[name] ?? null}
        camera
        value={files}
        onChange={(next) => {
          const chosen = uploadValues(next);
          form.set(name, chosen);
          // What stands on the receipt is typed next.
          if (next.length > files.length && !item.amount) firstControl([form.idOf(`items.${n}.amount`)])?.focus();
          for (const each of chosen) if (each instanceof File && !values.includes(each)) void receipts.send(each);
        }}
      />
      {values.map((value, at) =>
        value instanceof File ? (
          <OneSending key={`${value.name} ${at}`} file={value} receipts={receipts} />
        ) : (
          <OneReading key={value} file={value} receipts={receipts} />
        ),
      )}
      <ReadFrom form={form} n={n} item={item} uuids={uuids} receipts={receipts} fields={fields} />
    </>
  );
}

/** That a receipt is on its way, in the room that its reading takes; or that it is not through, and is not lost. */
function OneSending({ file, receipts }: { file: File; receipts: Receipts }) {
  const t = useT(RECEIPT);
  const state = receipts.sending.get(file);
  if (state === undefined) return null;
  if (state === 'sending') return <Underway what={t('sending')} percent={0} />;
  return (
    <p role="status" className="quiet small flush">
      {t('left', { name: file.name })}
    </p>
  );
}

function Underway({ what, percent }: { what: string; percent: number }) {
  return (
    <div role="status" className="small">
      {what}
      <Progress value={Math.max(4, percent)} animated size="sm" aria-label={what} />
    </div>
  );
}

/** How far a receipt is, and that it could not be read. */
function OneReading({ file, receipts }: { file: string; receipts: Receipts }) {
  const t = useT(RECEIPT);
  const { receipt, percent } = useReading(file);
  const reading = receipt?.reading;
  const isNew = reading && receipts.readings.get(file)?.status !== reading.status;
  useEffect(() => {
    if (reading && isNew) receipts.take(reading);
  });
  if (reading?.status === 'Failed')
    return (
      <p role="status" className="quiet small flush">
        {t(reading.fault ?? 'picture', { name: receipt?.file.name ?? '' })}
      </p>
    );
  // One that has just arrived is read, whatever is known of it yet.
  const isWaiting = receipt ? reading?.status === 'Waiting' : receipts.uploaded.some((each) => each.file === file);
  return isWaiting && <Underway what={t('reading')} percent={percent} />;
}

const KEYS = { amount: 'amount', date: 'date', merchant: 'merchant', receipt_no: 'number' } as const;

interface ReadFromProps extends Pick<ReceiptsFieldProps, 'form' | 'n' | 'item' | 'receipts' | 'fields'> {
  readonly uuids: readonly string[];
}

/** What the receipts say, each beside whether it stands in its field: to take over, or to take back. */
function ReadFrom({ form, n, item, uuids, receipts, fields }: ReadFromProps) {
  const t = useT(RECEIPT);
  const say = useSay();
  const [chosen, setChosen] = useState<ProposedField | null>(null);
  const focused = useFocusedField(form, n) ?? chosen;
  const readings = uuids.flatMap((file) => receipts.readings.get(file) ?? []).filter(({ status }) => status === 'Read');
  if (readings.length === 0) return null;
  const proposed = proposeItem(readings);
  const rows = PROPOSED_FIELDS.filter((field) => fields.includes(field) && proposed[field] !== null);
  if (rows.length === 0)
    return (
      <p role="status" className="quiet small flush">
        {t('nothing')}
      </p>
    );
  const filled = receipts.filled.get(uuids[0] ?? '') ?? {};
  const otherDay = otherDate(readings, item.date);
  const text = (field: ProposedField) =>
    field === 'amount' ? `RM ${formatPrice(proposed.amount)}` : field === 'date' ? formatDate(proposed.date) : proposed[field];
  const labels = { amount: W.amount, date: W.date, merchant: W.merchant, receipt_no: W.receiptNo } as const;
  return (
    <section className={classes['read']} aria-label={t('readFrom')}>
      <p className="small flush">
        <strong>{t('readFrom')}</strong>
      </p>
      <dl className={classes['rows']}>
        {rows.map((field) => {
          const stands = item[field] === proposed[field];
          const isOurs = stands && filled[field] === proposed[field];
          return (
            <div key={field} onFocus={() => setChosen(field)} onPointerEnter={() => setChosen(field)} data-chosen={focused === field || undefined}>
              <dt className="quiet small">{say(labels[field])}</dt>
              <dd>
                <span>
                  {stands && <Icon name="check" size={16} label={t('filled')} />} {text(field)}
                </span>
                {(isOurs || !stands) && (
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    aria-label={t(isOurs ? 'undoOf' : 'useOf', { field: say(labels[field]) })}
                    onClick={() => receipts.put(n, field, isOurs ? '' : proposed[field])}
                  >
                    {t(isOurs ? 'undo' : 'use')}
                  </Button>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {proposed.amount !== null && typeof item.amount === 'number' && fields.includes('amount') && item.amount > proposed.amount && (
        <Warning>{t('above', { amount: formatPrice(proposed.amount) })}</Warning>
      )}
      {otherDay && fields.includes('date') && <Warning>{t('otherDay', { date: formatDate(otherDay) })}</Warning>}
      <Place readings={readings} field={focused} />
    </section>
  );
}

/** The picture with the place of what is looked at. */
function Place({ readings, field }: { readings: readonly Reading[]; field: ProposedField | null }) {
  const t = useT(RECEIPT);
  const key = field && KEYS[field];
  const shown = (key && readings.find((reading) => reading[key]?.place)) ?? readings[0];
  if (!shown?.picture) return null;
  return (
    <FileFrame>
      <PictureView src={shown.picture} alt={t('alt')} mark={key ? shown[key]?.place : null} />
    </FileFrame>
  );
}

/** Which of the fields that receipts fill has the focus. */
function useFocusedField(form: ZodForm<ItemsOf>, n: number): ProposedField | null {
  const [focused, setFocused] = useState<ProposedField | null>(null);
  useEffect(() => {
    const look = ({ target }: FocusEvent) => {
      const id = target instanceof HTMLElement ? target.id : '';
      setFocused(PROPOSED_FIELDS.find((field) => form.idOf(`items.${n}.${field}`) === id) ?? null);
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [form, n]);
  return focused;
}
