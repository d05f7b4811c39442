/** The next steps of a claim, its papers, and what is behind a form. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { download, openFile } from '#platform/web/call/download.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { MoreActions } from '#platform/web/ui/action/more-actions.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ConfirmButton } from '#platform/web/ui/feedback/confirm.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import * as calls from '../../contract/claim.endpoints.ts';
import type { ClaimDetail, Side } from '../../contract/claim/claim.schema.ts';
import { claimAddress, PAGE, projectAddress } from '../pcr-address.ts';
import { PCR_READS } from '../pcr-reads.ts';
import { CLAIM } from './claim.messages.ts';

const HeadForm = lazyDrawer(async () => (await import('./head-form.tsx')).HeadForm, { title: CLAIM.head });
const CertificateForm = lazyDrawer(async () => (await import('./certificate-form.tsx')).CertificateForm, { title: CLAIM.certifyTitle });
const PaymentForm = lazyDrawer(async () => (await import('./payment-form.tsx')).PaymentForm, { title: CLAIM.pay });
const ServedForm = lazyDrawer(async () => (await import('./served-form.tsx')).ServedForm, { title: CLAIM.servedOn });
const InvoiceForm = lazyDrawer(async () => (await import('./invoice-form.tsx')).InvoiceForm, { title: CLAIM.eInvoice });

type Form = 'head' | 'certificate' | 'payment' | 'invoice' | 'served';

export function ClaimActions({ claim, side }: { claim: ClaimDetail; side: Side }) {
  const t = useT(CLAIM);
  const [form, open] = useState<Form | null>(null);
  const close = () => open(null);
  const options = { invalidates: PCR_READS };
  const submit = useWrite(calls.submitClaim, options);
  const review = useWrite(calls.reviewClaim, options);
  const reject = useWrite(calls.rejectClaim, options);
  const revise = useWrite(calls.reviseClaim, options);
  const discard = useWrite(calls.discardClaim, options);
  const { can, id, updated_at } = claim;
  const seen = { id, updated_at };
  const head = side === 'certified' ? can.certify : can.edit;
  const begin = async () => {
    const { data } = await revise.run(seen);
    navigate(claimAddress(claim.project_id, data.id));
  };
  const drop = async () => {
    await discard.run(seen);
    navigate(projectAddress(claim.project_id, 'claims'));
  };
  return (
    <>
      {head && (
        <Button variant="default" leftSection={<Icon name="edit" size={16} />} onClick={() => open('head')}>
          {t('head')}
        </Button>
      )}
      {can.submit && (
        <ConfirmButton title={t('submitAsk')} message={t('submitText')} verb={CLAIM.submit} onConfirm={() => submit.run({ ...seen, remark: null })}>
          {t('submit')}
        </ConfirmButton>
      )}
      {can.review && (
        <ConfirmButton title={t('reviewAsk')} remark="optional" verb={CLAIM.review} onConfirm={({ remark }) => review.run({ ...seen, remark })}>
          {t('review')}
        </ConfirmButton>
      )}
      {can.approve && <Button onClick={() => open('certificate')}>{t('certify')}</Button>}
      {can.pay && <Button onClick={() => open('payment')}>{t('pay')}</Button>}
      {can.revise && (
        <Button loading={revise.busy} onClick={() => void begin()}>
          {t('revise')}
        </Button>
      )}
      <MoreActions>
        <Papers claim={claim} />
        {can.reject && (
          <ConfirmButton variant="subtle" title={t('rejectAsk')} remark danger onConfirm={({ remark }) => reject.run({ ...seen, remark })}>
            {t('reject')}
          </ConfirmButton>
        )}
        {can.serve && (
          <Button variant="subtle" onClick={() => open('served')}>
            {t('servedOn')}
          </Button>
        )}
        {can.invoice && (
          <Button variant="subtle" onClick={() => open('invoice')}>
            {t('eInvoice')}
          </Button>
        )}
        {can.discard && (
          <ConfirmButton variant="subtle" title={t('discardAsk')} danger onConfirm={drop}>
            {t('delete')}
          </ConfirmButton>
        )}
      </MoreActions>
      {form === 'head' && <HeadForm claim={claim} side={side} onClose={close} />}
      {form === 'certificate' && <CertificateForm claim={claim} onClose={close} />}
      {form === 'payment' && <PaymentForm claim={claim} onClose={close} />}
      {form === 'served' && <ServedForm claim={claim} onClose={close} />}
      {form === 'invoice' && <InvoiceForm claim={claim} onClose={close} />}
    </>
  );
}

const PAPERS = { claim: 'claimPaper', certificate: 'certificatePaper', invoice: 'invoicePaper', 'payment-claim': 'paymentClaimPaper' } as const;

/** What can be printed of it, in the reader's language, and its workbook; a payment claim under the Act once it is overdue. */
function Papers({ claim: { id, certificate_no, days_overdue } }: { claim: ClaimDetail }) {
  const t = useT(CLAIM);
  const { locale: language } = useLocale();
  if (!useCan(PAGE, 'Export')) return null;
  const papers = calls.PAPERS.filter((paper) => paper === 'claim' || (certificate_no !== null && (paper !== 'payment-claim' || days_overdue > 0)));
  return (
    <>
      {papers.map((paper) => (
        <Button key={paper} variant="subtle" leftSection={<Icon name="pdf" size={16} />} onClick={() => void openFile(calls.claimPdf, { id, paper, language })}>
          {t(PAPERS[paper])}
        </Button>
      ))}
      <Button variant="subtle" leftSection={<Icon name="download" size={16} />} onClick={() => void download(calls.claimSheet, { id, language })}>
        {t('sheet')}
      </Button>
    </>
  );
}
