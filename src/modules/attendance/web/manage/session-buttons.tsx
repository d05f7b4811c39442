import { Button } from '@mantine/core';
import { useLabel } from '#platform/web/locale/locale.tsx';
import { useAllowedActions } from '#platform/web/ui/list/use-allowed-actions.ts';
import type { RowAction } from '#platform/web/ui/list/list-types.ts';

/** What may be done about a session, the usual one at the end: the decision that waits, else nothing stands out. */
export function SessionButtons({ actions, compact }: { actions: readonly RowAction[]; compact: boolean }) {
  const labelOf = useLabel();
  const allowed = useAllowedActions()(actions).toReversed();
  const reason = allowed.find((action) => action.reason)?.reason;
  return (
    <>
      {reason && <span className="note words">{reason}</span>}
      {allowed.map(({ key, label, danger, disabled, onClick }) => (
        <Button
          key={key}
          variant={danger ? 'subtle' : key === 'approve' && !compact ? 'filled' : 'default'}
          {...(danger && { color: 'red' })}
          {...(compact && { size: 'compact-sm' })}
          disabled={disabled === true}
          onClick={() => void onClick()}
        >
          {labelOf(label)}
        </Button>
      ))}
    </>
  );
}
