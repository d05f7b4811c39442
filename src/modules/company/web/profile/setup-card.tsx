import { Progress, Text } from '@mantine/core';
import { Link } from 'wouter';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icons.tsx';
import { SectionCard } from '../section-card.tsx';
import { PROFILE_MESSAGES } from './profile.messages.ts';
import classes from './profile.module.css';
import { setupSteps, type SetupFacts, type SetupStep } from './setup-steps.ts';

const STEPS: Readonly<
  Record<SetupStep, { readonly href: string; readonly title: keyof typeof PROFILE_MESSAGES; readonly hint: keyof typeof PROFILE_MESSAGES }>
> = {
  profile: { href: '/admin/company?edit=1', title: 'stepProfile', hint: 'stepProfileHint' },
  organisation: { href: '/admin/company/organizational', title: 'stepOrganisation', hint: 'stepOrganisationHint' },
  positions: { href: '/admin/company/organizational?tab=position', title: 'stepPositions', hint: 'stepPositionsHint' },
  contribution: { href: '/admin/company/contribution', title: 'stepContribution', hint: 'stepContributionHint' },
  bank: { href: '/admin/company/bank', title: 'stepBank', hint: 'stepBankHint' },
};

/** What a new company still lacks, each with the way there; gone once all is done. */
export function SetupCard({ company }: { company: SetupFacts }) {
  const t = useT(PROFILE_MESSAGES);
  const steps = setupSteps(company);
  const done = steps.filter((step) => step.done).length;
  if (done === steps.length) return null;
  const progress = t('stepsDone', { done, all: steps.length });
  return (
    <SectionCard
      title={PROFILE_MESSAGES.steps}
      action={
        <Text size="sm" c="dimmed">
          {progress}
        </Text>
      }
    >
      <Progress value={(done / steps.length) * 100} aria-label={progress} mb="sm" size="sm" />
      <ol className={classes['steps']}>
        {steps.map(({ step, done: isDone }) => (
          <li key={step} className={classes['step']} data-done={isDone || undefined}>
            <span className={classes['tick']}>{isDone && <Icon name="check" size={14} label={t('done')} />}</span>
            <span>
              {isDone ? t(STEPS[step].title) : <Link href={STEPS[step].href}>{t(STEPS[step].title)}</Link>}
              {!isDone && <span className={classes['hint']}>{t(STEPS[step].hint)}</span>}
            </span>
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}
