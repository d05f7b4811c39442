import { useState } from 'react';
import { formatDate } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { addressLine } from '#platform/contract/place/address-line.ts';
import { WEEKDAYS } from '#platform/contract/time/weekdays.ts';
import { saySession } from '#platform/contract/time/said-sessions.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { useShownRecord } from '#platform/web/shown-record.ts';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { activatePromoter, comingSchedules, inactivatePromoter, ratePromoter } from '../../contract/promoter/promoter-moves.endpoints.ts';
import { promoterOverview } from '../../contract/promoter/promoter-overview.endpoints.ts';
import { ENGAGEMENT_WORDS, LANGUAGE_WORDS } from '../../contract/promoter/promoter-words.ts';
import { promoters, type PromoterRow } from '../../contract/promoter/promoter.register.ts';
import { PROMOTER_READS } from '../sales-reads.ts';
import { FactsTable } from '../view/facts-table.tsx';
import { Section } from '../view/section.tsx';
import { NONE_CHOSEN } from '../view/none-chosen.messages.ts';
import { NoneChosen } from '../view/none-chosen.tsx';
import { useAskedId } from '../view/use-asked-id.ts';
import { PROMOTER as WORDS } from './promoter.messages.ts';
import { PromoterOutlets } from './promoter-outlets.tsx';
import { PromoterPapers } from './promoter-papers.tsx';
import { PromoterPayouts } from './promoter-payouts.tsx';

const RateForm = lazyDrawer(async () => (await import('./promoter-move-forms.tsx')).RateForm, { size: 440 });
const InactivateForm = lazyDrawer(async () => (await import('./promoter-move-forms.tsx')).InactivateForm, { size: 480 });
const PAGE = '/spm/promoter';

/** A promoter: how the month goes, what comes, at which outlets, payouts, details and documents; rating and inactivating. */
export function Page() {
  const id = useAskedId();
  const { data, error, refetch } = useEndpoint(promoters.show, { id }, { enabled: id > 0 });
  const promoter = data?.data as PromoterRow | undefined;
  useShownRecord(promoter?.name ?? null);
  if (id === 0) return <NoneChosen title={NONE_CHOSEN.promoter} choose={WORDS.choose} drawing="people" list="/spm/promoter" />;
  if (!promoter) return <Loaded error={error} refetch={refetch} shape="detail" count={6} />;
  return <Shown promoter={promoter} />;
}

function Shown({ promoter }: { promoter: PromoterRow }) {
  const t = useT(WORDS);
  const say = useSay();
  const today = useToday();
  const seesPay = useCan('/spm/project/report/payout');
  const { data: overview, error, refetch } = useEndpoint(promoterOverview, { id: promoter.id });
  const [open, setOpen] = useState<'rate' | 'inactivate' | null>(null);
  const { run: activate } = useWrite(activatePromoter, { invalidates: PROMOTER_READS });
  const active = promoter.status === 'Active';
  const actions = (
    <>
      <ActionButton needs={{ page: PAGE, action: 'Update', call: ratePromoter }} icon="star" opens={RateForm} onClick={() => setOpen('rate')}>
        {t('rate')}
      </ActionButton>
      {active ? (
        <ActionButton
          needs={{ page: PAGE, action: 'Update', call: inactivatePromoter }}
          icon="close"
          opens={InactivateForm}
          onClick={() => setOpen('inactivate')}
        >
          {t('inactivate')}
        </ActionButton>
      ) : (
        <ActionButton
          needs={{ page: PAGE, action: 'Update', call: activatePromoter }}
          icon="check"
          onClick={() => void activate({ id: promoter.id }).catch(() => undefined)}
        >
          {t('activate')}
        </ActionButton>
      )}
    </>
  );
  const percent = (n: number | null | undefined) => (n === null || n === undefined ? '–' : t('percent', { n }));
  return (
    <>
      <PageHeader
        title={promoter.name}
        context={[promoter.code, say(ENGAGEMENT_WORDS[promoter.engagement]), promoter.phone, promoter.email].join(' · ')}
        action={actions}
      />
      {!active && <p className="note">{t('inactiveSince', { date: formatDate(promoter.inactive_at), reason: promoter.inactive_reason ?? '' })}</p>}
      <Tiles
        label={t('performance')}
        tiles={[
          { name: t('schedules'), value: promoter.schedules_count, note: t('schedulesHint') },
          { name: t('attendance'), value: percent(overview?.data.attendance_percent), note: t('schedulesHint') },
          { name: t('ontime'), value: percent(promoter.ontime_percent), note: t('schedulesHint') },
          { name: t('reports'), value: percent(overview?.data.reports_percent), note: t('schedulesHint') },
          { name: t('sales'), value: formatPrice(promoter.sales_amount), note: t('schedulesHint') },
          { name: t('projects'), value: promoter.projects_count },
          { name: t('rating'), value: promoter.rating ?? '–', note: promoter.rating_note ?? undefined },
        ]}
      />
      <Coming promoter={promoter} today={today} />
      {overview ? <PromoterOutlets outlets={overview.data.outlets} name={promoter.name} /> : <Loaded error={error} refetch={refetch} count={3} />}
      {seesPay && <PromoterPayouts promoterId={promoter.id} />}
      <Section title={WORDS.details}>
        <FactsTable
          label={WORDS.details}
          rows={[
            { name: t('identity'), value: promoter.identity_number ?? promoter.passport },
            { name: t('dob'), value: formatDate(promoter.dob) },
            { name: t('address'), value: addressLine(promoter) },
            { name: t('languages'), value: promoter.languages.map((language) => say(LANGUAGE_WORDS[language])).join(', ') },
            { name: t('bank'), value: [promoter.bank, promoter.bank_account_no].filter(Boolean).join(' ') },
            {
              name: t('restDay'),
              value: WEEKDAYS.filter(({ value }) => value === String(promoter.rest_day))
                .map(({ label }) => say(label))
                .join(''),
            },
            { name: t('typhoid'), value: formatDate(promoter.typhoid_until) },
            { name: t('course'), value: formatDate(promoter.food_handler_until) },
            { name: t('since'), value: formatDate(promoter.joined_at) },
          ].filter(({ value }) => value)}
          rowKey={({ name }) => name}
          columns={[
            { label: '', cell: ({ name }) => name },
            { label: WORDS.details, cell: ({ value }) => value },
          ]}
        />
      </Section>
      <PromoterPapers promoterId={promoter.id} />
      {open === 'rate' && <RateForm promoter={promoter} onClose={() => setOpen(null)} />}
      {open === 'inactivate' && <InactivateForm promoter={promoter} onClose={() => setOpen(null)} />}
    </>
  );
}

function Coming({ promoter, today }: { promoter: PromoterRow; today: ReturnType<typeof useToday> }) {
  const { locale } = useLocale();
  const { data, error, refetch } = useEndpoint(comingSchedules, { id: promoter.id, after: today });
  if (!data) return <Loaded error={error} refetch={refetch} count={3} />;
  return (
    <Section title={WORDS.coming} empty={data.data.length === 0 ? WORDS.noComing : undefined}>
      <FactsTable
        label={WORDS.coming}
        rows={data.data}
        rowKey={({ id }) => id}
        columns={[
          { label: WORDS.date, cell: ({ date }) => formatDate(date) },
          { label: WORDS.time, cell: (row) => saySession(row, locale) },
          { label: WORDS.outlet, cell: ({ outlet }) => outlet },
          { label: WORDS.project, cell: ({ project }) => project },
        ]}
      />
    </Section>
  );
}
