import { ActionIcon, Progress } from '@mantine/core';
import { isOwner } from '#platform/contract/access.ts';
import { openFile } from '#platform/web/call/download.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateText, Money } from '#platform/web/ui/values.tsx';
import { useBuiltModules, useCompany, useViewer } from '#platform/web/viewer.tsx';
import { MODULE_NAMES } from '#modules/company/contract/company.messages.ts';
import { invoicePdf, showSubscription } from '#modules/company/contract/subscription.endpoints.ts';
import type { SubscriptionDetails } from '#modules/company/contract/subscription.schema.ts';
import { ACCOUNT_MESSAGES } from './account.messages.ts';
import { FactLines, type FactLine } from './fact-lines.tsx';
import account from './account.module.css';
import styles from './subscription-page.module.css';
import { Panel } from './panel.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { UnpaidPanel } from './unpaid-panel.tsx';

/** R9: plan, seats and modules for everybody; other plans and invoices for the owner. */
export function Page() {
  const t = useT(ACCOUNT_MESSAGES);
  const company = useCompany();
  const owner = isOwner(useViewer());
  const { data, error, refetch } = useEndpoint(showSubscription, {}, { enabled: Boolean(company) });
  const details = data?.data;
  if (!company) {
    return (
      <>
        <PageHeader title={ACCOUNT_MESSAGES.subscription} />
        <EmptyState drawing="organisation" title={ACCOUNT_MESSAGES.noCompany} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={ACCOUNT_MESSAGES.subscription} context={t('subscriptionContext', { company: company.name })} />
      <Loaded error={error} refetch={refetch} shape="cards" count={3}>
        {details && (
          <div className={account.panels}>
            {details.invoices && <UnpaidPanel invoices={details.invoices} />}
            <PlanPanel details={details} owner={owner} />
            <ModulesPanel details={details} />
            {owner && <PlanChoice details={details} />}
            {details.invoices && <InvoicesPanel invoices={details.invoices} />}
          </div>
        )}
      </Loaded>
    </>
  );
}

function PlanPanel({ details, owner }: { details: SubscriptionDetails; owner: boolean }) {
  const t = useT(ACCOUNT_MESSAGES);
  const { plan, usage } = details;
  const limit = usage.seats;
  const facts: FactLine[] = [
    [t('seats'), limit === null ? t('seatsOpen', { used: usage.employees }) : t('seatsOf', { used: usage.employees, limit })],
    [t('renews'), <DateText key="renews" value={details.renews_at} />],
  ];
  return (
    <Panel title={t('plan')} hint={!owner && t('contactOwner', { owner: details.owner.name })}>
      <div className={styles.plan}>
        <div className={`${account.cardHead} row`}>
          <p className={styles.price}>{plan.name}</p>
          <StatusChip status={details.status} />
        </div>
        <p className="quiet small">
          {plan.price_per_employee !== null && `${t('perEmployee', { price: plan.price_per_employee.toFixed(2) })} · `}
          {t(details.billing_cycle === 'Yearly' ? 'billedYearly' : 'billedMonthly')}
        </p>
        {details.trial_days_left !== null && <p className={account.strong}>{t('trialLeft', { n: details.trial_days_left })}</p>}
        <FactLines facts={facts} />
        {usage.percent !== null && <Progress mt="xs" size="sm" value={usage.percent} color={usage.near_limit ? 'accent' : 'mesra'} aria-label={t('seats')} />}
        {usage.near_limit && <p className="quiet small">{t('nearLimit')}</p>}
      </div>
    </Panel>
  );
}

function ModulesPanel({ details }: { details: SubscriptionDetails }) {
  const built = useBuiltModules();
  const t = useT(ACCOUNT_MESSAGES);
  const say = useSay();
  const nameOf = (key: string) => say(MODULE_NAMES[key] ?? { en: key, ms: key });
  const later = details.modules.filter(({ key }) => !built.has(key));
  return (
    <Panel title={t('modules')} hint={later.length > 0 && t('modulesLater', { modules: later.map(({ key }) => nameOf(key)).join(', ') })}>
      <ul className={styles.modules}>
        {details.modules
          .filter(({ key }) => built.has(key))
          .map(({ key, enabled, in_plan }) => (
            <li key={key} data-off={!enabled || undefined}>
              {nameOf(key)}
              {enabled ? (
                <StatusChip status="active" label={t('moduleOn')} />
              ) : (
                <span className="quiet small">{t(in_plan ? 'moduleOff' : 'moduleElsewhere')}</span>
              )}
            </li>
          ))}
      </ul>
    </Panel>
  );
}

function InvoicesPanel({ invoices }: { invoices: NonNullable<SubscriptionDetails['invoices']> }) {
  const t = useT(ACCOUNT_MESSAGES);
  const { locale } = useLocale();
  return (
    <Panel title={t('invoices')}>
      {invoices.length === 0 ? (
        <p className="quiet small">{t('noInvoice')}</p>
      ) : (
        <div className={styles.bills}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th>{t('invoiceNo')}</th>
                <th data-figure>{t('total')}</th>
                <th data-spare>{t('due')}</th>
                <th data-spare>{t('status')}</th>
                <th>{t('invoiceFile')}</th>
              </tr>
            </thead>
            <tbody>
              {invoices.map((invoice) => (
                <tr key={invoice.id}>
                  <td>
                    {invoice.number}
                    <div className="quiet tiny">
                      <DateText value={invoice.period_start} /> – <DateText value={invoice.period_end} />
                    </div>
                    <div className="quiet tiny" data-narrow>
                      {t('due')} <DateText value={invoice.due_at} />
                    </div>
                  </td>
                  <td data-figure>
                    <Money value={invoice.total} />
                    <div data-narrow>
                      <StatusChip status={invoice.status} />
                    </div>
                  </td>
                  <td data-spare>
                    <DateText value={invoice.due_at} />
                  </td>
                  <td data-spare>
                    <StatusChip status={invoice.status} />
                  </td>
                  <td>
                    <ActionIcon
                      variant="subtle"
                      aria-label={t('openInvoice', { number: invoice.number })}
                      onClick={() => void openFile(invoicePdf, { id: invoice.id, language: locale })}
                    >
                      <Icon name="pdf" size={18} />
                    </ActionIcon>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
