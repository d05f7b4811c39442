/** The levels of a rule in a list: `1. Aminah or Tan (substitute Raj)`. */
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import type { ShownLevel } from '../../contract/approval-rule.schema.ts';
import classes from './rules.module.css';
import { RULES } from './rules.messages.ts';

export function LevelList({ levels }: { levels: readonly ShownLevel[] }) {
  const t = useT(RULES);
  const { locale } = useLocale();
  const or = locale === 'ms' ? ' atau ' : ' or ';
  return (
    <ol className={classes['chain']}>
      {levels.map(({ approvers }, at) => (
        <li key={at}>
          {at + 1}. {approvers.map(({ user }) => user.name).join(or)}
          {approvers.some(({ substitute }) => substitute) && (
            <small> ({approvers.flatMap(({ substitute }) => (substitute ? t('insteadBy', { name: substitute.name }) : [])).join(', ')})</small>
          )}
        </li>
      ))}
    </ol>
  );
}
