import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';

const FIRST_TAB = '/admin/employee/view';

/** Figures and gaps of a person: above each tab on a desk, on a phone above the first alone, where the others would begin far below the screen. */
export function AtAGlance({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  return <Box {...(path !== FIRST_TAB && { visibleFrom: 'sm' })}>{children}</Box>;
}
