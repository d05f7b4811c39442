import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../locale/locale.tsx';
import { UI_MESSAGES } from '../../ui.messages.ts';
import type { BulkResult, Mending } from '../list-types.ts';
import { ResultList, type NamedResult } from './result-list.tsx';

interface OutcomeProps {
  readonly results: readonly NamedResult[];
  /** What can be done about the refused ones. */
  readonly mend?: ((results: readonly BulkResult[]) => Mending | null) | undefined;
  /** Of those that were mended, what became of them then. */
  readonly onResults: (results: readonly NamedResult[]) => void;
  readonly onClose: () => void;
}

/** What became of each of many records by name, refused ones first, and the way to mend what was refused. */
export function BulkOutcome({ results, mend, onResults, onClose }: OutcomeProps) {
  const t = useT(UI_MESSAGES);
  const [busy, setBusy] = useState(false);
  const mending = mend?.(results) ?? null;
  const start = async () => {
    setBusy(true);
    try {
      const newer = await mending?.run();
      if (newer) onResults(results.map((result) => ({ ...result, ...newer.find(({ id }) => id === result.id) })));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Text mb="xs" fw={500} component="output" display="block">
        {t('bulkDone', { ok: results.filter(({ ok }) => ok).length, n: results.length })}
      </Text>
      <ResultList results={results.toSorted((a, b) => Number(a.ok) - Number(b.ok))} />
      <Stack mt="md" gap="xs">
        {mending && (
          <Button fullWidth loading={busy} onClick={() => void start().catch(() => undefined)} data-autofocus>
            {mending.label}
          </Button>
        )}
        <Button fullWidth variant={mending ? 'default' : 'filled'} onClick={onClose}>
          {t('okay')}
        </Button>
      </Stack>
    </>
  );
}
