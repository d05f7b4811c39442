import { Button } from '@mantine/core';
import { useT } from '#platform/web/locale/locale.tsx';
import classes from './agenda.module.css';
import { DASHBOARD_MESSAGES } from './dashboard.messages.ts';

export interface MoreButtonProps {
  /** How many are not shown at first. */
  readonly more: number;
  /** Of those, how many cannot wait. */
  readonly pressing?: number;
  /** All are asked for. */
  readonly whole: boolean;
  /** All have come. */
  readonly there: boolean;
  readonly onChange: (whole: boolean) => void;
}

/** "and 3 more" below the first of a list, and the way back; nothing where there are no more. */
export function MoreButton({ more, pressing = 0, whole, there, onChange }: MoreButtonProps) {
  const t = useT(DASHBOARD_MESSAGES);
  if (more === 0) return null;
  return (
    <Button className={classes['more']} variant="subtle" size="xs" loading={whole && !there} aria-expanded={whole} onClick={() => onChange(!whole)}>
      {whole && there ? t('fewer') : t(pressing > 0 ? 'morePressing' : 'more', { n: more, pressing })}
    </Button>
  );
}
