import { useT } from '#platform/web/locale/locale.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import type { UnsentCall } from '#platform/web/unsent/unsent.store.ts';
import { OWN } from '../own.messages.ts';

/** Its day and time, by the clock of the device, and what was remarked. */
export function UnsentFacts({ call }: { call: UnsentCall }) {
  const t = useT(OWN);
  const remark = typeof call.values['remark'] === 'string' ? call.values['remark'] : null;
  return (
    <>
      {t('byDevice')} <DateText value={new Date(call.made_at).toISOString()} kind="datetime" />
      {remark && ` · ${remark}`}
    </>
  );
}
