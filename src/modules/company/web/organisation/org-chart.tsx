import { Button, Group, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useLayoutEffect, useMemo, useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { saveFile } from '#platform/web/call/download.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { AvatarText } from '#platform/web/ui/person-avatar.tsx';
import { UNIT_NOUNS } from '../../contract/company.messages.ts';
import { asPng, drawChart } from './draw-chart.ts';
import classes from './org-chart.module.css';
import { organisationTree, treeMove, visibleRows, type OrganisationLists, type Row } from './org-tree.ts';
import { ORGANISATION_MESSAGES } from './organisation.messages.ts';
import { BOX, placeBoxes } from './place-boxes.ts';

/** The organisation as a tree that keyboards and screen readers walk through; saved as a picture, or printed. */
export function OrgChart({ company, lists }: { company: string; lists: OrganisationLists }) {
  const t = useT(ORGANISATION_MESSAGES);
  const tree = useMemo(() => organisationTree(company, lists), [company, lists]);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  /** The width that the whole chart is drawn into; null: in full size. */
  const [room, setRoom] = useState<number | null>(null);
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const [current, setCurrent] = useState(0);
  const items = useRef<(HTMLDivElement | null)[]>([]);
  const viewport = useRef<HTMLDivElement>(null);
  const rows = visibleRows(tree, closed);
  const placed = phone ? null : placeBoxes(tree, closed);
  const scale = placed && room !== null ? Math.min(1, (room - 32) / placed.width) : 1;

  useLayoutEffect(() => {
    const { current: window } = viewport;
    if (window) window.scrollLeft = (window.scrollWidth - window.clientWidth) / 2;
  }, []);

  const toggle = (key: string) => {
    const next = new Set(closed);
    if (!next.delete(key)) next.add(key);
    setClosed(next);
  };
  const focus = (index: number) => {
    setCurrent(index);
    items.current[index]?.focus();
  };
  const onKey = (event: KeyboardEvent, index: number) => {
    const move = treeMove(rows, index, event.key);
    if (!move) return;
    event.preventDefault();
    if ('to' in move) focus(move.to);
    else toggle(move.toggle);
  };
  const all = visibleRows(tree, new Set())
    .filter(({ node, level }) => node.children.length > 0 && level > 1)
    .map(({ node }) => node.key);
  const png = async () => saveFile(await asPng(drawChart(rows)), `${company}.png`);

  return (
    <>
      <Group justify="space-between" mb="sm" gap="xs">
        <Text c="dimmed" size="sm">
          {t('chartHint')}
        </Text>
        <Group gap="xs">
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
          {rows.map((row, index) => (
            <div
              key={row.node.key}
              ref={(element) => void (items.current[index] = element)}
              className={classes[placed ? 'box' : 'row']}
              role="treeitem"
              aria-level={row.level}
              aria-posinset={row.place}
              aria-setsize={row.of}
              aria-selected={index === Math.min(current, rows.length - 1)}
              {...(row.node.children.length > 0 && { 'aria-expanded': row.open, 'data-branching': true })}
              tabIndex={index === Math.min(current, rows.length - 1) ? 0 : -1}
              style={placed ? boxStyle(placed.at.get(row.node.key)) : ({ '--level': row.level } as CSSProperties)}
              onKeyDown={(event) => onKey(event, index)}
              onFocus={() => setCurrent(index)}
              onClick={() => row.node.children.length > 0 && toggle(row.node.key)}
            >
              {placed ? <ChartBox row={row} /> : <ChartLine row={row} />}
            </div>
          ))}
        </div>
      </div>
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

/** A unit, who heads it and how many work in it. */
function ChartBox({ row: { node, open } }: { row: Row }) {
  const t = useT(ORGANISATION_MESSAGES);
  const say = useSay();
  const kind = node.kind === 'company' ? null : say(UNIT_NOUNS[node.kind]);
  const people = node.people === null ? null : t('peopleIn', { n: node.people });
  return (
    <>
      <AvatarText name={node.person ?? node.name} size={36} square={!node.person} />
      <span className="lines">
        <span className="strong cut" title={node.name}>
          {node.name}
        </span>
        {node.person && <span className="small cut">{node.person}</span>}
        <span className="quiet small cut">{[kind, people].filter(Boolean).join(' · ')}</span>
      </span>
      {node.children.length > 0 && (
        <span className={classes['turn']}>
          <Icon name={open ? 'chevron-down' : 'chevron-right'} size={16} />
        </span>
      )}
    </>
  );
}

function ChartLine({ row: { node, open } }: { row: Row }) {
  const t = useT(ORGANISATION_MESSAGES);
  const say = useSay();
  const kind = node.kind === 'company' ? '' : say(UNIT_NOUNS[node.kind]);
  return (
    <>
      <span className={classes['turn']}>{node.children.length > 0 && <Icon name={open ? 'chevron-down' : 'chevron-right'} size={16} />}</span>
      <span className={classes['name']} data-strong={node.kind !== 'position' || undefined}>
        {node.name}
      </span>
      <span className="quiet small">{[kind, node.person].filter(Boolean).join(' · ')}</span>
      {!open && node.children.length > 0 && <span className="quiet small">{t('under', { n: node.children.length })}</span>}
    </>
  );
}
