/** Where the month of the list stands: what is still open in it, and closing it. */
import { calendarDate, formatDate, formatMonth } from '#platform/contract/dates.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { ConfirmButton } from '#platform/web/ui/feedback/confirm.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { closeMonth, reopenMonth, showMonth } from '../../contract/closing/closing.endpoints.ts';
import { listPayrolls } from '../../contract/payroll.endpoints.ts';
import { SCHEME_NAMES } from '#modules/statutory/contract/statutory-file.params.ts';
import { MONTH_STATE as M } from './month-state.messages.ts';
import classes from './month-state.module.css';

/** @param month unknown as long as the period of the list is */
export function MonthState({ month }: { month: string | undefined }) {
  const t = useT(M);
  const say = useSay();
  const { locale } = useLocale();
  // Who sees a part of the company is refused, and sees no strip.
  const { data, isPending } = useEndpoint(showMonth, { month: month ?? '' }, { enabled: month !== undefined, quiet: true, minDelay: false });
  const stale = { invalidates: [showMonth, listPayrolls] };
  const close = useWrite(closeMonth, stale);
  const reopen = useWrite(reopenMonth, stale);
  const state = data?.data;
  // The list below keeps its place until it is known what stands here.
  if (isPending || !month) return <div className={classes['state']} aria-hidden />;
  if (!state || state.unconfirmed + state.unpaid + state.paid === 0) return null;
  const { closed, can, files } = state;
  const name = { month: formatMonth(calendarDate(`${month}-01`), locale) };
  const counts = (['unprocessed', 'unconfirmed', 'unpaid'] as const).filter((key) => state[key] > 0).map((key) => t(key, { n: state[key] }));
  const facts = closed
    ? [t('by', { name: closed.by ?? '–', date: formatDate(closed.at) })]
    : [...counts, ...(files.length > 0 ? [t('files', { files: files.map((scheme) => say(SCHEME_NAMES[scheme])).join(', ') })] : [])];
  const hint = [...(state.unprocessed > 0 ? [t('closeLeaves', { n: state.unprocessed })] : []), t('closeHint')].join(' ');
  return (
    <section className={classes['state']} aria-label={t(closed ? 'closed' : 'open', name)}>
      <Icon name={closed ? 'lock' : can.close ? 'success' : 'clock'} size={16} />
      <p>
        <strong>{t(closed ? 'closed' : can.close ? 'ready' : 'open', name)}</strong>
        {facts.length > 0 && <span>{facts.join(' · ')}</span>}
      </p>
      {can.close && (
        <ConfirmButton size="xs" title={t('closeAsk', name)} message={hint} onConfirm={() => close.run({ month })}>
          {t('close')}
        </ConfirmButton>
      )}
      {can.reopen && (
        <ConfirmButton size="xs" variant="default" title={t('reopenAsk', name)} remark onConfirm={({ remark }) => reopen.run({ month, reason: remark })}>
          {t('reopen')}
        </ConfirmButton>
      )}
    </section>
  );
}
