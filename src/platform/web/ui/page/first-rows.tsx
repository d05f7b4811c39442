import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { defineMessages } from '#platform/contract/messages.ts';
import { useT } from '#platform/web/locale/locale.tsx';

const WORDS = defineMessages({ showAll: { en: 'Show all {n}', ms: 'Tunjuk semua {n}' } });

/** The first of many lines, and the button that brings the rest: a list beside other things stays a glance. */
export function useFirstRows<T>(rows: readonly T[], first: number): readonly [shown: readonly T[], more: ReactNode] {
  const t = useT(WORDS);
  const [all, setAll] = useState(false);
  // One more line takes no more room than the button.
  if (all || rows.length <= first + 1) return [rows, null];
  const more = (
    <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)} style={{ justifySelf: 'start' }}>
      {t('showAll', { n: rows.length })}
    </Button>
  );
  return [rows.slice(0, first), more];
}
