import { ActionIcon, Button } from '@mantine/core';
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import { useT } from '../locale/locale.tsx';
import { Icon } from '../ui/icon/icons.tsx';
import { TimeField } from './date-fields.tsx';
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
  const sessions = (form.get(name) ?? []) as readonly unknown[];
  return (
    <div className="column">
      {sessions.map((_session, n) => (
        <div key={n} className={classes['session']}>
          <TimeField form={form} name={`${name}.${n}.start_time` as PathOf<V>} label={day ? t('fromOf', { day }) : EVERYDAY.from} />
          <TimeField form={form} name={`${name}.${n}.end_time` as PathOf<V>} label={day ? t('toOf', { day }) : EVERYDAY.to} />
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={day ? t('removeOf', { n: n + 1, day }) : t('remove', { n: n + 1 })}
            onClick={() => form.remove(name, n)}
          >
            <Icon name="delete" size={16} />
          </ActionIcon>
        </div>
      ))}
      <div>
        <Button variant="default" size="xs" leftSection={<Icon name="plus" size={14} />} onClick={() => form.insert(name, BLANK_SESSION)}>
          {t('add')}
        </Button>
      </div>
    </div>
  );
}
