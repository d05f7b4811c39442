import { Modal } from '@mantine/core';
import type { ComponentProps } from 'react';
import { BulkOutcome } from '#platform/web/ui/list/bulk/bulk-outcome.tsx';

/** Who was not confirmed, each with the reason and the way on. */
export function OutcomeDialog({ title, ...outcome }: ComponentProps<typeof BulkOutcome> & { readonly title: string; readonly onClose: () => void }) {
  return (
    <Modal opened onClose={outcome.onClose} title={title}>
      <BulkOutcome {...outcome} />
    </Modal>
  );
}
