import '@fontsource-variable/inter/wght.css';
import './kit.css';
import './base.css';
import '../ui/shared.css';
import '../ui/table/tables.css';
import '../ui/touch.css';
import { MantineProvider } from '@mantine/core';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useDomain } from '../domain.tsx';
import { FeedbackHost } from '../ui/feedback/feedback-host.tsx';
import { mantineTheme, paletteOf, variablesOf } from './mantine-theme.ts';

/** The theme of the domain around the whole portal, with the host of popups, toasts and questions. */
export function AppTheme({ children }: { children: ReactNode }) {
  const { theme: name, colors } = useDomain();
  const palette = useMemo(() => paletteOf(name, colors), [name, colors]);
  const theme = useMemo(() => mantineTheme(palette), [palette]);
  const resolver = useMemo(() => variablesOf(palette), [palette]);
  useEffect(() => {
    document.documentElement.dataset['theme'] = palette.name;
  }, [palette.name]);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={resolver} defaultColorScheme="auto">
      {children}
      <FeedbackHost />
    </MantineProvider>
  );
}
