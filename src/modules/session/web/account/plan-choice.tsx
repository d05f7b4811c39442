import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ConfirmButton } from '#platform/web/ui/feedback/confirm.tsx';
import { changeSubscription, showSubscription } from '#modules/company/contract/subscription.endpoints.ts';
import { PAID_PLANS, type SubscriptionDetails } from '#modules/company/contract/subscription.schema.ts';
import { sessionControl } from '../session-control.ts';
import { ACCOUNT_MESSAGES } from './account.messages.ts';
import styles from './account.module.css';
import { Panel } from './panel.tsx';

type Cycle = SubscriptionDetails['billing_cycle'];

/** The plans that the owner may move to. */
export function PlanChoice({ details }: { details: SubscriptionDetails }) {
  const t = useT(ACCOUNT_MESSAGES);
  const [cycle, setCycle] = useState<Cycle>(details.billing_cycle);
  const change = useWrite(changeSubscription, { invalidates: [showSubscription], onDone: () => sessionControl().reload() });
  return (
    <Panel title={t('changePlan')} hint={t('changeText')}>
      <SegmentedControl
        aria-label={t('changePlan')}
        value={cycle}
        onChange={(value) => setCycle(value as Cycle)}
        data={[
          { value: 'Monthly', label: t('monthly') },
          { value: 'Yearly', label: t('yearly') },
        ]}
      />
      <div className={styles.plans}>
        {details.plans.map((plan) => {
          const key = PAID_PLANS.find((each) => each === plan.key);
          if (!key) return null;
          const current = plan.key === details.plan.key && cycle === details.billing_cycle;
          return (
            <section key={plan.key} className={styles.card} data-current={plan.key === details.plan.key || undefined} aria-label={plan.name}>
              <div>
                <span className={styles.strong}>{plan.name}</span>
                {plan.price_per_employee !== null && <span className="quiet small">{t('perEmployee', { price: plan.price_per_employee.toFixed(2) })}</span>}
              </div>
              <span className="quiet small">{plan.max_employees === null ? t('anyNumber') : t('upTo', { n: plan.max_employees })}</span>
              <ConfirmButton
                variant="default"
                disabled={current}
                title={t('changeTo', { plan: plan.name })}
                message={t('changeText')}
                verb={t('changePlan')}
                onConfirm={() => change.run({ plan: key, billing_cycle: cycle })}
              >
                {current ? t('yourPlan') : t('choosePlan')}
              </ConfirmButton>
            </section>
          );
        })}
      </div>
    </Panel>
  );
}
