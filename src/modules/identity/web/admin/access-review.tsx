import { Button, Modal } from '@mantine/core';
import { useT } from '#platform/web/locale/locale.tsx';
import type { CatalogueRow } from '#modules/identity/contract/access.endpoints.ts';
import { AccessDifference } from './access-difference.tsx';
import { ACCESS_MESSAGES } from './admin.messages.ts';
import type { Difference } from './page-access-draft.ts';
import styles from './page-access.module.css';

export interface AccessReviewProps {
  readonly name: string;
  readonly difference: Difference;
  readonly catalogue: readonly CatalogueRow[];
  readonly busy: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** What would change, before it is saved. */
export function AccessReview({ name, difference, catalogue, busy, onSave, onClose }: AccessReviewProps) {
  const t = useT(ACCESS_MESSAGES);
  return (
    <Modal opened onClose={onClose} title={t('diffTitle', { name })} size="lg" closeButtonProps={{ 'aria-label': t('cancel') }}>
      <AccessDifference difference={difference} catalogue={catalogue} />
      <p className={styles.none}>{t('effect')}</p>
      <div className="ends">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button loading={busy} onClick={onSave}>
          {t('save')}
        </Button>
      </div>
    </Modal>
  );
}
