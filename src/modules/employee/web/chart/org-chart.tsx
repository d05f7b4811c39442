import { Button, Group, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { saveFile } from '#platform/web/call/download.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { ChartBox, ChartLine } from './chart-box.tsx';
import { ChartSearch, type Found } from './chart-search.tsx';
import { CHART } from './chart.messages.ts';
import { asPng, drawChart } from './draw-chart.ts';
import classes from './org-chart.module.css';
import { above, nodesOf, organisationTree, treeMove, visibleRows, type ChartUnits, type OrganisationLists } from './org-tree.ts';
import { BOX, placeBoxes } from './place-boxes.ts';

const UnitMembers = lazyDrawer(async () => (await import('./unit-members.tsx')).UnitMembers, { shape: 'detail', size: 440, title: ({ node }) => node.name });

export interface OrgChartProps {
  readonly company: string;
  readonly lists: OrganisationLists;
  /** Null for whom employees are not shown. */
  readonly units: ChartUnits | null;
}

/** The organisation as a tree that keyboards and screen readers walk through; saved as a picture, or printed. */
export function OrgChart({ company, lists, units }: OrgChartProps) {
  const t = useT(CHART);
  const tree = useMemo(() => organisationTree(company, lists, units), [company, lists, units]);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  /** The width that the whole chart is drawn into; null: in full size. */
  const [room, setRoom] = useState<number | null>(null);
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const [currentKey, setCurrent] = useState(tree.key);
  /** What the search has found; its box comes into view once it is drawn. */
  const [found, setFound] = useState<Found | null>(null);
  const [members, setMembers] = useState<Found | null>(null);
  const items = useRef(new Map<string, HTMLDivElement>());
  const viewport = useRef<HTMLDivElement>(null);
  const rows = visibleRows(tree, closed);
  const placed = phone ? null : placeBoxes(tree, closed);
  const scale = placed && room !== null ? Math.min(1, (room - 32) / placed.width) : 1;
  const current = rows.some(({ node }) => node.key === currentKey) ? currentKey : tree.key;

  useLayoutEffect(() => {
    const { current: window } = viewport;
    if (window) window.scrollLeft = (window.scrollWidth - window.clientWidth) / 2;
  }, []);

  useEffect(() => {
    const box = found && items.current.get(found.key)?.getBoundingClientRect();
    const window = viewport.current?.getBoundingClientRect();
    if (!box || !window) return;
    const left = box.left + box.width / 2 - window.left - window.width / 2;
    viewport.current?.scrollBy({ left, top: box.top + box.height / 2 - window.top - window.height / 2, behavior: 'instant' });
    if (phone) items.current.get(found.key)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [found, phone]);

  const toggle = (key: string) => {
    const next = new Set(closed);
    if (!next.delete(key)) next.add(key);
    setClosed(next);
  };
  const open = (key: string) => (units ? setMembers({ key }) : toggle(key));
  const onFound = (next: Found) => {
    const path = above(tree, next.key) ?? [];
    setClosed(new Set([...closed].filter((key) => !path.includes(key))));
    setCurrent(next.key);
    setFound(next);
    if (next.person) setMembers(next);
  };
  const onKey = (event: KeyboardEvent, index: number) => {
    const { key } = rows[index]!.node;
    const move = event.key === 'Enter' ? { enter: true } : treeMove(rows, index, event.key);
    if (!move) return;
    event.preventDefault();
    if ('enter' in move) open(key);
    else if ('to' in move) items.current.get(rows[move.to]!.node.key)?.focus();
    else toggle(move.toggle);
  };
  const all = nodesOf(tree)
    .filter(({ children, key }) => children.length > 0 && key !== tree.key)
    .map(({ key }) => key);
  const png = async () => saveFile(await asPng(drawChart(rows)), `${company}.png`);
  const shown = members && nodesOf(tree).find(({ key }) => key === members.key);

  return (
    <>
      <Group justify="space-between" mb="sm" gap="xs">
        <ChartSearch tree={tree} lists={lists} people={units !== null} onFound={onFound} />
        <Group gap="xs" className={classes['tools'] ?? ''}>
          {placed && (
            <Button variant="default" onClick={() => setRoom(room === null ? (viewport.current?.clientWidth ?? null) : null)}>
              {t(room === null ? 'wholeChart' : 'fullSize')}
            </Button>
          )}
          <Button variant="default" onClick={() => setClosed(closed.size > 0 ? new Set() : new Set(all))}>
            {t(closed.size > 0 ? 'expandAll' : 'collapseAll')}
          </Button>
          <Button variant="default" leftSection={<Icon name="image" size={16} />} onClick={() => void png()}>
            {t('png')}
          </Button>
          <Button variant="default" leftSection={<Icon name="print" size={16} />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </Group>
      </Group>
      <div ref={viewport} className={classes['chart']} data-boxes={placed ? true : undefined} data-print-chart {...(placed && dragged)}>
        <div
          className={classes['board']}
          role="tree"
          aria-label={t('chartLabel', { company })}
          style={placed ? ({ width: placed.width * scale, height: placed.height * scale, '--scale': scale } as CSSProperties) : undefined}
        >
          {placed && (
            <svg className={classes['lines']} width={placed.width} height={placed.height} aria-hidden>
              <path d={placed.lines} />
            </svg>
          )}
          {rows.map((row, index) => {
            const { key, children } = row.node;
            const Drawn = placed ? ChartBox : ChartLine;
            return (
              <div
                key={key}
                ref={(element) => void (element ? items.current.set(key, element) : items.current.delete(key))}
                className={classes[placed ? 'box' : 'row']}
                role="treeitem"
                aria-level={row.level}
                aria-posinset={row.place}
                aria-setsize={row.of}
                aria-selected={key === current}
                {...(children.length > 0 && { 'aria-expanded': row.open })}
                data-found={found?.key === key || undefined}
                data-opens={units !== null || children.length > 0 || undefined}
                tabIndex={key === current ? 0 : -1}
                style={placed ? boxStyle(placed.at.get(key)) : ({ '--level': row.level } as CSSProperties)}
                onKeyDown={(event) => onKey(event, index)}
                onFocus={() => setCurrent(key)}
                onClick={({ target }) => (target instanceof Element && target.closest('[data-turn]') ? toggle(key) : open(key))}
              >
                <Drawn row={row} />
              </div>
            );
          })}
        </div>
      </div>
      {/* A phone has no keys. */}
      <Text c="dimmed" size="xs" mt={6} visibleFrom="sm">
        {t('chartHint')}
      </Text>
      {shown && <UnitMembers node={shown} looked={members.person?.name} onClose={() => setMembers(null)} />}
    </>
  );
}

const boxStyle = (at: { readonly x: number; readonly y: number } | undefined): CSSProperties => ({
  left: at?.x,
  top: at?.y,
  width: BOX.width,
  height: BOX.height,
});

/** The chart follows the hand that draws it. */
const dragged = {
  onPointerDown: ({ currentTarget, pointerType, pointerId, target }: PointerEvent<HTMLElement>) => {
    if (pointerType === 'mouse' && target instanceof Element && !target.closest('[role=treeitem]')) currentTarget.setPointerCapture(pointerId);
  },
  onPointerMove: ({ currentTarget, pointerId, movementX, movementY }: PointerEvent<HTMLElement>) => {
    if (currentTarget.hasPointerCapture(pointerId)) currentTarget.scrollBy(-movementX, -movementY);
  },
};
