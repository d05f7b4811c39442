/** Placeholders in the shape of what comes. They are shown for at least 200 ms by the reads themselves. */
import { Skeleton, Stack } from '@mantine/core';
import { useT } from '../../locale/locale.tsx';
import { UI_MESSAGES } from '../ui.messages.ts';

export type SkeletonShape = 'rows' | 'cards' | 'form' | 'detail' | 'tiles';

const WIDTHS = ['72%', '54%', '81%', '63%', '47%'];

/** `count` rows, cards, fields, lines or tiles. Says "Loading" to screen readers once. */
export function Skeletons({ shape = 'rows', count = 6 }: { shape?: SkeletonShape; count?: number }) {
  const t = useT(UI_MESSAGES);
  const each = Array.from({ length: count }, (_, index) => index);
  return (
    <output className="skeletons" aria-label={t('loading')}>
      {shape === 'tiles' ? (
        <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}>
          {each.map((index) => (
            <Skeleton key={index} height={84} radius="md" />
          ))}
        </div>
      ) : (
        <Stack gap={shape === 'rows' ? 10 : 16} p={shape === 'rows' ? 'sm' : 0}>
          {each.map((index) =>
            shape === 'cards' ? (
              <Skeleton key={index} height={92} radius="md" />
            ) : shape === 'rows' ? (
              <Skeleton key={index} height={20} radius="xs" />
            ) : (
              <div key={index}>
                <Skeleton height={10} width={90} mb={8} radius="xs" />
                <Skeleton height={shape === 'form' ? 36 : 14} width={shape === 'form' ? '100%' : (WIDTHS[index % WIDTHS.length] ?? '60%')} radius="sm" />
              </div>
            ),
          )}
        </Stack>
      )}
    </output>
  );
}
