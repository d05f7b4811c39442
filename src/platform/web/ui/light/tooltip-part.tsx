import { Tooltip } from '@mantine/core';
import type { RefObject } from 'react';

/** The words beside `target`. */
export function TooltipPart({ label, opened, target }: { label: string; opened: boolean; target: RefObject<HTMLElement | null> }) {
  return <Tooltip label={label} opened={opened} target={target} />;
}
