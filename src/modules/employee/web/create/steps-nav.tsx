import { useT } from '#platform/web/locale/locale.tsx';
import { CREATE } from './create.messages.ts';
import { STEPS, type Step } from './create-steps.ts';
import classes from './create.module.css';

/** The steps; those before the present one, and those visited already, can be opened. */
export function StepsNav({ step, reached: approached, onStep }: { step: Step; reached: number; onStep: (step: Step) => void }) {
  const t = useT(CREATE);
  return (
    <nav aria-label={t('steps')}>
      <ol className={classes['steps']}>
        {STEPS.map((each, index) => (
          <li key={each}>
            <button
              type="button"
              className={classes['step']}
              disabled={index > approached}
              data-done={index < STEPS.indexOf(step) || undefined}
              aria-current={each === step ? 'step' : undefined}
              onClick={() => onStep(each)}
            >
              <span>{t(each)}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
