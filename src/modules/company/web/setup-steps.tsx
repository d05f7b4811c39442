import { Button, Progress } from '@mantine/core';
import { Link } from 'wouter';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import type { SetupStepShown } from '../contract/setup.schema.ts';
import { SETUP_MESSAGES } from './setup.messages.ts';
import classes from './setup-steps.module.css';

/** How far it is, as words. */
export function useSetupProgress(steps: readonly SetupStepShown[]): string {
  const t = useT(SETUP_MESSAGES);
  return t('progress', { done: steps.filter(({ done }) => done).length, all: steps.length });
}

/** The first step that can be begun. */
export const nextStepOf = (steps: readonly SetupStepShown[]): SetupStepShown | undefined => steps.find((step) => !step.done && step.after === null);

/** From a new company to its first paid month: each step with the way there; one that waits for another says so instead. */
export function SetupSteps({ steps }: { steps: readonly SetupStepShown[] }) {
  const t = useT(SETUP_MESSAGES);
  const say = useSay();
  const progress = useSetupProgress(steps);
  const done = steps.filter((step) => step.done).length;
  const next = nextStepOf(steps)?.key;
  return (
    <>
      <Progress value={(done / Math.max(steps.length, 1)) * 100} size={6} aria-label={progress} />
      <ol className={classes['steps']}>
        {steps.map(({ key, title, hint, route, done: isDone, after }, index) => (
          <li key={key} className={classes['step']} data-done={isDone || undefined} data-next={key === next || undefined}>
            <span className={classes['mark']}>
              {isDone ? <Icon name="check" size={14} label={t('done')} /> : after ? <Icon name="lock" size={13} /> : index + 1}
            </span>
            <div className={classes['words']}>
              {after ? (
                <span className="quiet">{say(title)}</span>
              ) : (
                <Link className={classes['name']} href={route}>
                  {say(title)}
                </Link>
              )}
              {!isDone && <p className={classes['hint']}>{after ? t('after', { step: say(after) }) : say(hint)}</p>}
              {key === next && (
                <Button component={Link} href={route} size="xs" mt={8} aria-label={`${t('start')}: ${say(title)}`}>
                  {t('start')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
