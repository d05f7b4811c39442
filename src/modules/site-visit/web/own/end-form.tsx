/** Ends the visit that goes on: its outcome, notes, what the client signed, and files. */
import { useState } from 'react';
import type { z } from 'zod';
import { momentNow } from '#platform/web/field/moment.ts';
import { SignaturePad } from '#platform/web/field/signature-pad.tsx';
import { usePhoto } from '#platform/web/field/use-photo.ts';
import { usePosition } from '#platform/web/field/use-position.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FileField } from '#platform/web/forms/file-field.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm, type Draft } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { endVisit } from '../../contract/own-visit.endpoints.ts';
import { VISIT } from '../visit.messages.ts';
import { OUTCOME_OPTIONS } from '../visit-words.ts';
import { OWN } from './own.messages.ts';
import { PhotoField } from './photo-field.tsx';
import { PositionLine } from './position-line.tsx';
import { useVisitAction } from './use-visit-action.ts';
import { sealOfEnd, type Going } from './visit-queue.ts';

const schema = endVisit.input.omit({ client_ref: true, offline: true });

export function EndForm({ going, onClose }: { going: Going; onClose: () => void }) {
  const t = useT(OWN);
  const location = usePosition(true);
  const { photo, choose } = usePhoto();
  const [signature, setSignature] = useState<File | null>(null);
  const act = useVisitAction();
  const which = going.of === 'server' ? { id: going.visit.id } : { start_ref: going.start_ref };
  const name = going.of === 'server' ? going.visit.place.name : going.wording;
  const form = useZodForm(schema, {
    initial: { ...which, outcome: '', notes: '', signed_by: '', documents: [] } as Draft<z.input<typeof schema>>,
    onSubmit: async (values) => {
      const made = momentNow();
      const found = location.fix ?? (await location.find()).fix;
      const { lat = null, lng = null, accuracy = null } = found ?? {};
      const wording = t('endAt', { place: name });
      await act(endVisit, { ...values, lat, lng, accuracy, image: photo, signature }, { wording, made, seal: sealOfEnd });
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={name} form={form} submit={OWN.end} size={560}>
      <PositionLine location={location} />
      <SelectField form={form} name="outcome" label={VISIT.outcome} options={OUTCOME_OPTIONS} />
      <TextField form={form} name="notes" label={VISIT.notes} rows={3} maxLength={2000} />
      <SignaturePad label={VISIT.signature} onChange={setSignature} />
      <TextField form={form} name="signed_by" label={VISIT.signedBy} maxLength={150} />
      <PhotoField photo={photo} choose={choose} />
      <FileField form={form} name="documents" label={VISIT.documents} />
    </FormDrawer>
  );
}
