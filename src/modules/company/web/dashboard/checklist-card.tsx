import { Button, Progress } from '@mantine/core';
import { Link } from 'wouter';
import { BlockCard, useBlock } from '#platform/web/dashboard.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icons.tsx';
import type { ChecklistBlock, CHECKLIST_STEPS } from '../../contract/dashboard.schema.ts';
import classes from './checklist.module.css';
import { CHECKLIST_MESSAGES } from './checklist.messages.ts';

const PLACE: Readonly<Record<(typeof CHECKLIST_STEPS)[number], string>> = {
  profile: '/admin/company?edit=1',
  organisation: '/admin/company/organizational',
  positions: '/admin/company/organizational?tab=position',
  employees: '/admin/employee',
  admins: '/admin/user',
};

/** An owner's first day: five steps in their order, each with the way there. The server leaves it out once all are done. */
export function ChecklistCard() {
  const t = useT(CHECKLIST_MESSAGES);
  const steps = useBlock<ChecklistBlock>('checklist')?.steps ?? [];
  const done = steps.filter((step) => step.done).length;
  const next = steps.find((step) => !step.done)?.key;
  const progress = t('progress', { done, all: steps.length });
  return (
    <BlockCard title={CHECKLIST_MESSAGES.title} aside={progress}>
      <Progress value={(done / Math.max(steps.length, 1)) * 100} size={6} aria-label={progress} />
      <ol className={classes['steps']}>
        {steps.map(({ key, done: isDone }, index) => (
          <li key={key} className={classes['step']} data-done={isDone || undefined} data-next={key === next || undefined}>
            <span className={classes['mark']}>{isDone ? <Icon name="check" size={14} label={t('done')} /> : index + 1}</span>
            <div className={classes['words']}>
              <Link className={classes['name']} href={PLACE[key]}>
                {t(key)}
              </Link>
              {!isDone && <p className={classes['hint']}>{t(`${key}Hint`)}</p>}
              {key === next && (
                <Button component={Link} href={PLACE[key]} size="xs" mt={8} aria-label={`${t('start')}: ${t(key)}`}>
                  {t('start')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
    </BlockCard>
  );
}
