import { Button } from '@mantine/core';
import { useLabel } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import type { RowAction } from '#platform/web/ui/list/list-types.ts';

interface DecisionButtonsProps {
  readonly actions: readonly RowAction[];
  /** Beside a record among others: none of them is the one step of the view. */
  readonly compact?: boolean;
  readonly disabled?: boolean;
  /** Something beside them comes first: none of them is filled. */
  readonly quiet?: boolean;
}

/** The actions of one record as buttons, the usual one at the end. */
export function DecisionButtons({ actions, compact = false, disabled = false, quiet = false }: DecisionButtonsProps) {
  const labelOf = useLabel();
  return actions.toReversed().map(({ key, label, icon, danger, onClick }) => (
    <Button
      key={key}
      variant={key === 'undo' || (quiet && !danger) ? 'default' : danger ? (compact ? 'subtle' : 'light') : compact ? 'light' : 'filled'}
      color={danger ? 'red' : 'mesra'}
      {...(compact && { size: 'compact-sm' })}
      leftSection={icon && !danger && (compact || key === 'undo') && <Icon name={icon} size={compact ? 14 : 16} />}
      disabled={disabled}
      onClick={() => void onClick()}
    >
      {labelOf(label)}
    </Button>
  ));
}
