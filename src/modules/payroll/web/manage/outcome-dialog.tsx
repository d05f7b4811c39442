import { Modal } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { BulkOutcome } from '#platform/web/ui/list/bulk/bulk-outcome.tsx';
import { UI_MESSAGES } from '#platform/web/ui/ui.messages.ts';

/** Who was not confirmed, each with the reason and the way on. */
export function OutcomeDialog({ title, ...outcome }: ComponentProps<typeof BulkOutcome> & { readonly title: string; readonly onClose: () => void }) {
  const ui = useT(UI_MESSAGES);
  return (
    <Modal opened onClose={outcome.onClose} title={title} closeButtonProps={{ 'aria-label': ui('close') }}>
      <BulkOutcome {...outcome} />
    </Modal>
  );
}
