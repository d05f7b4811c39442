import { formatClock } from '#platform/contract/dates.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import type { Handover } from '../../contract/logbook/handover.schema.ts';
import { FIELD_NAMES } from '../../contract/logbook/log-words.ts';
import { PHONE } from './phone.messages.ts';
import classes from './phone.module.css';

/** What the shift before left to whoever takes over. */
export function HandoverNote({ handover, zone }: { handover: Handover; zone: string }) {
  const t = useT(PHONE);
  const say = useSay();
  const { locale } = useLocale();
  return (
    <section className={`${classes['briefing']} frame`}>
      <strong>{t('handedOver', { time: formatClock(handover.at, zone, locale), from: handover.from })}</strong>
      <p>
        {say(FIELD_NAMES.checklist)}: {handover.checklist}
      </p>
      {handover.pending && (
        <p>
          {say(FIELD_NAMES.pending)}: {handover.pending}
        </p>
      )}
    </section>
  );
}
