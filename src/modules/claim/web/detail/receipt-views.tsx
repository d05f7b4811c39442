/** Receipts to look at closely: of an item, and beside those of another that looks like the same expense. */
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { FileFrame, FileView } from '#platform/web/ui/file/file-view.tsx';
import { PictureView } from '#platform/web/ui/file/picture-view.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import type { ClaimItemRow, Duplicate } from '../../contract/item/claim-item.schema.ts';
import { showClaim } from '../../contract/manage-claim.endpoints.ts';
import classes from './detail.module.css';
import { DETAIL } from './detail.messages.ts';
import { GROUNDS } from './grounds.messages.ts';
import { ItemCard } from './item-card.tsx';

/** Each with the place of its amount, where it was read; a PDF as the picture that was drawn of it. */
export function ReceiptViews({ item: { receipts, readings } }: { item: Pick<ClaimItemRow, 'receipts' | 'readings'> }) {
  return receipts.map((file) => {
    const read = readings.find((reading) => reading.file === file.file);
    return (
      <FileFrame key={file.file}>
        {read?.picture ? <PictureView src={read.picture} alt={file.name} mark={read.amount?.place} /> : <FileView file={file} />}
      </FileFrame>
    );
  });
}

interface LookAlikesProps {
  readonly item: ClaimItemRow;
  /** What it is compared with. */
  readonly open: Duplicate | null;
  readonly onOpen: (other: Duplicate | null) => void;
}

/** The ways to those that look like the same expense; of a draft, or of somebody whom the viewer does not see, nothing more is told. */
export function LookAlikes({ item: { duplicates }, open, onOpen }: LookAlikesProps) {
  const t = useT(DETAIL);
  const told = duplicates.filter(({ item_id, number }) => item_id > 0 && number !== null);
  if (told.length === 0) return null;
  return (
    <div className={classes['buttons']}>
      {told.map((other) => {
        const isOpen = open?.item_id === other.item_id;
        return (
          <Button key={other.item_id} variant="default" size="xs" aria-expanded={isOpen} onClick={() => onOpen(isOpen ? null : other)}>
            {t('compare', { number: other.number })}
          </Button>
        );
      })}
    </div>
  );
}

/** Both side by side, with what makes them look alike. */
export function Comparison({ item, other }: { item: ClaimItemRow; other: Duplicate }) {
  const t = useT(DETAIL);
  const say = useSay();
  const place = useRef<HTMLElement>(null);
  // It opens below all items.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section ref={place} aria-label={t('compare', { number: other.number })} className={classes['whole']}>
      <p className="small flush">{other.grounds.map((ground) => say(GROUNDS[ground])).join(' · ')}</p>
      <div className={classes['desk']}>
        <div>
          <ul className="list">
            <ItemCard item={item}>
              <ReceiptViews item={item} />
            </ItemCard>
          </ul>
        </div>
        <Other of={other} />
      </div>
    </section>
  );
}

function Other({ of: { claim_id, item_id } }: { of: Duplicate }) {
  const { data, error, refetch } = useEndpoint(showClaim, { id: claim_id }, { quiet: true, keepPrevious: false });
  const item = data?.data.items.find(({ id }) => id === item_id);
  return (
    <div>
      <Loaded error={error} refetch={refetch} shape="detail" count={4}>
        {item && (
          <ul className="list">
            <ItemCard item={item}>
              <ReceiptViews item={item} />
            </ItemCard>
          </ul>
        )}
      </Loaded>
    </div>
  );
}
