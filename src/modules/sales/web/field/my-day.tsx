/** The promoter's phone: today's schedules with what is recorded on them, what comes next, and the pay so far. */
import { useEffect, useState } from 'react';
import { formatDate } from '#platform/contract/dates.ts';
import { saySession } from '#platform/contract/time/said-sessions.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { keepScanner } from '#platform/web/device/scanner/keep-scanner.ts';
import { whenIdle } from '#platform/web/call/when-idle.ts';
import { useLocale } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { UnsentList } from '#platform/web/unsent/unsent-list.tsx';
import { useUnsent } from '#platform/web/unsent/use-unsent.ts';
import { useViewer } from '#platform/web/viewer.tsx';
import { showMyDay, type BriefSchedule, type OwnPayout } from '../../contract/field/my-day.endpoints.ts';
import { ownPayoutSlip } from '../../contract/payout/payout.endpoints.ts';
import { PayoutList } from '../payout/payout-list.tsx';
import { PAYOUT } from '../payout/payout.messages.ts';
import { Section } from '../view/section.tsx';
import { MY_DAY } from './my-day.messages.ts';
import { PayList } from './pay-list.tsx';
import { ScheduleCard } from './schedule-card.tsx';
import { FIELD_KIND, waitingOf } from './unsent-of.ts';

const OwnPayoutDrawer = lazyDrawer(async () => (await import('../payout/own-payout-drawer.tsx')).OwnPayoutDrawer, {
  title: PAYOUT.lines,
  shape: 'detail',
  size: 680,
});

export function Part() {
  const { locale } = useLocale();
  const { data, error, refetch } = useEndpoint(showMyDay, {}, { quiet: true, kept: true });
  const hasProducts = data?.data.schedules.some(({ products }) => products.length > 0) ?? false;
  useEffect(() => (hasProducts ? whenIdle(() => void keepScanner('product').catch(() => undefined)) : undefined), [hasProducts]);
  const unsent = useUnsent(useViewer().id, FIELD_KIND);
  const day = data?.data;
  return (
    <>
      <PageHeader title={MY_DAY.title} context={MY_DAY.context[locale]} />
      <UnsentList calls={unsent} facts={(call) => <DateText value={new Date(call.made_at).toISOString()} kind="datetime" />} />
      {day ? (
        <>
          {day.schedules.length === 0 && <EmptyState drawing="calendar" title={MY_DAY.empty} hint={MY_DAY.emptyHint} />}
          {day.schedules.map((schedule) => (
            <ScheduleCard key={schedule.id} schedule={schedule} zone={day.time_zone} waiting={waitingOf(unsent, schedule.id)} />
          ))}
          <PayList pay={day.pay} />
          <OwnPayouts payouts={day.payouts ?? []} />
          <Section title={MY_DAY.coming} empty={day.coming.length === 0 ? MY_DAY.noComing : undefined}>
            <ul className="list">
              {day.coming.map((schedule) => (
                <Coming key={schedule.id} schedule={schedule} />
              ))}
            </ul>
          </Section>
        </>
      ) : (
        <Loaded error={error} refetch={refetch} shape="detail" count={6} />
      )}
    </>
  );
}

/** What was approved and paid; each opens with its lines. */
function OwnPayouts({ payouts }: { payouts: readonly OwnPayout[] }) {
  const [open, setOpen] = useState<OwnPayout | null>(null);
  return (
    <>
      <PayoutList
        title={MY_DAY.payouts}
        none={MY_DAY.noPayouts}
        payouts={payouts}
        slip={ownPayoutSlip}
        onOpen={(id) => setOpen(payouts.find((each) => each.id === id) ?? null)}
      />
      {open && <OwnPayoutDrawer payout={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function Coming({ schedule }: { schedule: BriefSchedule }) {
  const { locale } = useLocale();
  return (
    <li>
      <strong>{formatDate(schedule.date)}</strong> {saySession(schedule, locale)}
      <br />
      <span className="quiet">{[schedule.outlet.name, schedule.project.name].join(' · ')}</span>
    </li>
  );
}
