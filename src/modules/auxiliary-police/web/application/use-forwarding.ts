/** Several applications forwarded with one letter. */
import { useRef, useState } from 'react';
import { call } from '#platform/web/call/call.ts';
import { useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import type { BulkAction } from '#platform/web/ui/list-page.tsx';
import { processApplications } from '../../contract/application/application.endpoints.ts';
import type { ApplicationRow } from '../../contract/application.schema.ts';
import type { APPLICATION_PAGES } from '../../contract/application/pages.ts';
import { APPLICATION as W } from './application.messages.ts';
import { APPLICATION_READS } from './application-reads.ts';
import type { ForwardFormProps, ForwardLetter } from './forward-form.tsx';

export function useForwarding(page: (typeof APPLICATION_PAGES)[number]): {
  readonly bulk: BulkAction<ApplicationRow>[];
  readonly asking: ForwardFormProps | null;
} {
  const t = useT(W);
  const invalidate = useInvalidate();
  const [asking, setAsking] = useState<ForwardFormProps | null>(null);
  const letter = useRef<ForwardLetter>(null);
  const ask = (rows: readonly ApplicationRow[]) =>
    new Promise<boolean>((resolve) => {
      setAsking({
        count: rows.length,
        onChosen: (chosen) => {
          letter.current = chosen;
          setAsking(null);
          resolve(chosen !== null);
        },
      });
    });
  return {
    asking,
    bulk: [
      {
        key: 'process',
        label: (n) => t('forwardAll', { n }),
        icon: 'send',
        needs: { page, action: 'Process' },
        may: ({ can }) => can.process,
        before: ask,
        runAll: async (rows) => {
          if (!letter.current) return [];
          const { data } = await call(processApplications, { ids: rows.map(({ id }) => id), ...letter.current }, { quiet: true });
          void invalidate(...APPLICATION_READS);
          return data;
        },
      },
    ],
  };
}
