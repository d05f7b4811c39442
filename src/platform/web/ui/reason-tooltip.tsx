import { Tooltip } from '@mantine/core';
import type { RefObject } from 'react';

/** Why a button is disabled, beside it. */
export function ReasonTooltip({ reason, opened, target }: { reason: string; opened: boolean; target: RefObject<HTMLElement | null> }) {
  return <Tooltip label={reason} opened={opened} target={target} />;
}
