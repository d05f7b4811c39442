import { Alert, Button, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { ImportHeaders, MatchedHeader } from '#platform/contract/imports.ts';
import { useT } from '../../locale/locale.tsx';
import { Icon } from '../icon/icons.tsx';
import { LightSelect } from '../light/light-select.tsx';
import { IMPORT_MESSAGES } from './import.messages.ts';

/** In the list of columns: the header is left out. */
const LEFT_OUT = '';

const missingOf = ({ columns }: ImportHeaders, taken: ReadonlySet<string | null>) => columns.filter(({ key, required }) => required && !taken.has(key));

/** There is a header that nobody has said anything of, or what was said leaves out a column that must be there. */
export const isUnmatched = (found: ImportHeaders) =>
  found.headers.some(({ source }) => source === null || source === 'proposal') ||
  (found.headers.some(({ source }) => source === 'company') && missingOf(found, new Set(found.headers.map(({ column }) => column))).length > 0);

interface MatchHeadersProps {
  readonly found: ImportHeaders;
  readonly busy: boolean;
  readonly onMatched: (matched: readonly MatchedHeader[]) => void;
}

/** The headers that the import does not know, each with the column that it might mean; what is chosen is remembered. */
export function MatchHeaders({ found, busy, onMatched }: MatchHeadersProps) {
  const t = useT(IMPORT_MESSAGES);
  const open = found.headers.filter(({ source }) => source !== 'import');
  const [chosen, setChosen] = useState<ReadonlyMap<string, string | null>>(() => new Map(open.map(({ header, column }) => [header, column])));
  const known = found.headers.flatMap(({ source, column }) => (source === 'import' && column !== null ? [column] : []));
  const taken = new Set([...known, ...chosen.values()]);
  const missing = missingOf(found, taken);
  const frame = useRef<HTMLDivElement>(null);
  // The button that led here is gone.
  useEffect(() => frame.current?.focus(), []);
  return (
    <Stack ref={frame} tabIndex={-1} role="group" aria-label={t('matchAgain')}>
      <Text size="sm">{t('matchHint')}</Text>
      {open.map(({ header, examples }) => {
        const own = chosen.get(header) ?? null;
        const free = found.columns.filter(({ key }) => key === own || !taken.has(key));
        return (
          <LightSelect
            key={header}
            label={header}
            description={examples.join(' · ') || undefined}
            searchable
            w="100%"
            value={own ?? LEFT_OUT}
            data={[{ value: LEFT_OUT, label: t('leaveOut') }, ...free.map(({ key, name, required }) => ({ value: key, label: required ? `${name} *` : name }))]}
            onChange={(column) => setChosen(new Map(chosen).set(header, column || null))}
          />
        );
      })}
      {missing.length > 0 && (
        <Alert color="orange" icon={<Icon name="alert" />} aria-live="polite">
          {t('unmatched', { columns: missing.map(({ name }) => name).join(', ') })}
        </Alert>
      )}
      <Button
        loading={busy}
        style={{ alignSelf: 'start' }}
        onClick={() => onMatched(open.map(({ header }) => ({ header, column: chosen.get(header) ?? null })))}
      >
        {t('checkMatched')}
      </Button>
    </Stack>
  );
}
