import { Anchor, Switch, Text } from '@mantine/core';
import { Link } from 'wouter';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { switchModules } from '../../contract/company.endpoints.ts';
import { MODULE_NAMES, PLAN_NAMES } from '../../contract/company.messages.ts';
import { PLAN_KEYS } from '../../contract/subscription.schema.ts';
import { useSubscription } from '../company.queries.ts';
import { SectionCard } from '../section-card.tsx';
import { useBuiltModules } from '#platform/web/viewer.tsx';
import { PROFILE_MESSAGES } from './profile.messages.ts';
import classes from './profile.module.css';

/** The owner's switches; a module outside the plan names the plans that have it, and one that is not there yet has none. */
export function ModulesCard({ companyId }: { companyId: number }) {
  const t = useT(PROFILE_MESSAGES);
  const say = useSay();
  const built = useBuiltModules();
  const subscription = useSubscription().data?.data;
  const { run, busy } = useWrite(switchModules, { invalidates: ['company.show-company', 'company.show-subscription'] });
  if (!subscription) return null;
  const nameOf = (key: string) => say(MODULE_NAMES[key] ?? { en: key, ms: key });
  const later = subscription.modules.filter(({ key }) => !built.has(key));
  const planNames = (keys: readonly string[]) =>
    PLAN_KEYS.filter((key) => keys.includes(key))
      .map((key) => say(PLAN_NAMES[key]))
      .join(', ');
  return (
    <SectionCard
      title={PROFILE_MESSAGES.modules}
      action={
        <Anchor component={Link} className="tall" display="inline-flex" style={{ alignItems: 'center' }} href="/my/account/subscription" size="sm">
          {t('changePlan')}
        </Anchor>
      }
    >
      <Text size="sm" c="dimmed" mb="sm">
        {t('modulesNote')}
      </Text>
      <div className={classes['modules']}>
        {subscription.modules
          .filter(({ key }) => built.has(key))
          .map(({ key, enabled, in_plan, plans }) => (
            <Switch
              key={key}
              label={nameOf(key)}
              description={in_plan ? undefined : t('lockedModule', { plans: planNames(plans) })}
              checked={enabled}
              disabled={!in_plan || busy}
              onChange={(event) => void run({ id: companyId, modules: { [key]: event.currentTarget.checked } }).catch(() => undefined)}
            />
          ))}
      </div>
      {later.length > 0 && (
        <p className={`${classes['later']} quiet small`}>{t('modulesLater', { modules: later.map(({ key }) => nameOf(key)).join(', ') })}</p>
      )}
    </SectionCard>
  );
}
