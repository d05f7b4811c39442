/** Placeholders in the shape of what comes. They are shown for at least 200 ms by the reads themselves. */
import { Skeleton, Stack } from '@mantine/core';
import { memo, type CSSProperties } from 'react';
import { useT } from '../../locale/locale.tsx';
import { UI_MESSAGES } from '../ui.messages.ts';

export type SkeletonShape = 'rows' | 'cards' | 'form' | 'detail' | 'tiles';

const WIDTHS = ['72%', '54%', '81%', '63%', '47%'];

interface BarProps {
  readonly height: number;
  readonly radius: 'xs' | 'sm' | 'md';
  readonly width?: number | string;
  readonly below?: number;
}

/** What the kit's own would draw: a dozen of those took a slow phone 40 ms each time that a list waited. */
function Bar({ height, radius, width, below }: BarProps) {
  const style = {
    '--skeleton-height': `${height / 16}rem`,
    '--skeleton-radius': `var(--mantine-radius-${radius})`,
    ...(width !== undefined && { '--skeleton-width': typeof width === 'number' ? `${width / 16}rem` : width }),
    ...(below !== undefined && { marginBlockEnd: below }),
  } as CSSProperties;
  return <div className={`mantine-Skeleton-root ${Skeleton.classes['root']}`} data-visible data-animate style={style} />;
}

/** `count` rows, cards, fields, lines or tiles. Says "Loading" to screen readers once. */
export const Skeletons = memo(function Skeletons({ shape = 'rows', count = 6 }: { shape?: SkeletonShape; count?: number }) {
  const t = useT(UI_MESSAGES);
  const each = Array.from({ length: count }, (_, index) => index);
  return (
    <output className="skeletons" aria-label={t('loading')}>
      {shape === 'tiles' ? (
        <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}>
          {each.map((index) => (
            <Bar key={index} height={84} radius="md" />
          ))}
        </div>
      ) : (
        <Stack gap={shape === 'rows' ? 10 : 16} p={shape === 'rows' ? 'sm' : 0}>
          {each.map((index) =>
            shape === 'cards' ? (
              <Bar key={index} height={92} radius="md" />
            ) : shape === 'rows' ? (
              <Bar key={index} height={20} radius="xs" />
            ) : (
              <div key={index}>
                <Bar height={10} width={90} below={8} radius="xs" />
                <Bar height={shape === 'form' ? 36 : 14} width={shape === 'form' ? '100%' : (WIDTHS[index % WIDTHS.length] ?? '60%')} radius="sm" />
              </div>
            ),
          )}
        </Stack>
      )}
    </output>
  );
});
