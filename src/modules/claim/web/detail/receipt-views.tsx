/** Receipts of an item to look at closely, and the ways to other items that look like the same expense. */
import { Button } from '@mantine/core';
import { useT } from '#platform/web/locale/locale.tsx';
import { FileFrame, FileView } from '#platform/web/ui/file/file-view.tsx';
import { PictureView } from '#platform/web/ui/file/picture-view.tsx';
import type { ClaimItemRow, Duplicate } from '../../contract/item/claim-item.schema.ts';
import classes from './detail.module.css';
import { DETAIL } from './detail.messages.ts';

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
  const announced = duplicates.filter(({ item_id, number }) => item_id > 0 && number !== null);
  if (announced.length === 0) return null;
  return (
    <div className={classes['buttons']}>
      {announced.map((other) => {
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
