import { Button } from '@mantine/core';
import type { Text } from '#platform/contract/messages.ts';
import { useSay } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';

/** @param label as `usePrintClaim` says */
export function PrintButton({ label, icon, onClick }: { readonly label: Text; readonly icon: string; readonly onClick: () => void }) {
  const say = useSay();
  return (
    <Button variant="default" leftSection={<Icon name={icon} size={16} />} onClick={onClick}>
      {say(label)}
    </Button>
  );
}
