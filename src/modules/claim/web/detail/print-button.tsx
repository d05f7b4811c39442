import { Button } from '@mantine/core';
import type { Text } from '#platform/contract/messages.ts';
import { useSay } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import classes from './detail.module.css';

interface PrintButtonProps {
  readonly label: Text;
  readonly icon: string;
  readonly onClick: () => void;
  /** Beside decisions: on a phone, where all stand in one row, its picture says it alone. */
  readonly short?: boolean;
}

/** As `usePrintClaim` says. */
export function PrintButton({ label, icon, onClick, short = false }: PrintButtonProps) {
  const say = useSay();
  return (
    <Button
      variant="default"
      className={(short && classes['short']) || ''}
      leftSection={<Icon name={icon} size={16} />}
      {...(short && { 'aria-label': say(label), title: say(label) })}
      onClick={onClick}
    >
      {say(label)}
    </Button>
  );
}
