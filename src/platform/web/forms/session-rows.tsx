import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import { useT } from '../locale/locale.tsx';
import { TimeField } from './dates/time-field.tsx';
import { FormRows } from './form-rows.tsx';
import classes from './session-rows.module.css';
import type { PathOf, ZodForm } from './use-zod-form.ts';

const MESSAGES = defineMessages({
  fromOf: { en: '{day}: from', ms: '{day}: dari' },
  toOf: { en: '{day}: to', ms: '{day}: hingga' },
  add: { en: 'Add session', ms: 'Tambah sesi' },
  remove: { en: 'Remove session {n}', ms: 'Buang sesi {n}' },
  removeOf: { en: 'Remove session {n} of {day}', ms: 'Buang sesi {n} hari {day}' },
});

export const BLANK_SESSION = { start_time: '', end_time: '' };

export interface SessionRowsProps<V> {
  readonly form: ZodForm<V>;
  /** The list of sessions in the form. */
  readonly name: PathOf<V>;
  /** The day that they are of, where the form has several. */
  readonly day?: string | undefined;
}

/** Sessions of work: from, to, as often as a day has. */
export function SessionRows<V>({ form, name, day }: SessionRowsProps<V>) {
  const t = useT(MESSAGES);
  return (
    <div className="column">
      <FormRows
        form={form}
        name={name}
        className={classes['session']}
        blank={BLANK_SESSION}
        add={t('add')}
        remove={(n) => (day ? t('removeOf', { n, day }) : t('remove', { n }))}
      >
        {(row) => (
          <>
            <TimeField form={form} name={`${row}.start_time` as PathOf<V>} label={day ? t('fromOf', { day }) : EVERYDAY.from} />
            <TimeField form={form} name={`${row}.end_time` as PathOf<V>} label={day ? t('toOf', { day }) : EVERYDAY.to} />
          </>
        )}
      </FormRows>
    </div>
  );
}
