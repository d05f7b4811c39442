/** Where one's way of a day begins. */
import { Button } from '@mantine/core';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { PlaceFinder } from '#platform/web/map/place-finder.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { removeStartingPoint, saveStartingPoint, type OwnDay } from '../../contract/own-visit.endpoints.ts';
import { VISIT } from '../visit.messages.ts';
import { VISIT_READS } from '../visit-reads.ts';
import { OWN } from './own.messages.ts';

export function StartingPointForm({ point, onClose }: { point: OwnDay['starting_point']; onClose: () => void }) {
  const t = useT(OWN);
  const saving = useWrite(saveStartingPoint, { invalidates: VISIT_READS });
  const removing = useWrite(removeStartingPoint, { invalidates: VISIT_READS });
  const form = useZodForm(saveStartingPoint.input, {
    initial: point ?? { name: '', lat: null, lng: null },
    onSubmit: async (values) => {
      await saving.run(values);
      onClose();
    },
  });
  const remove = async () => {
    await removing.run({}).catch(() => undefined);
    onClose();
  };
  const { lat, lng } = form.values;
  const extra = point && (
    <Button variant="light" color="red" loading={removing.busy} onClick={() => void remove()}>
      {t('removeStart')}
    </Button>
  );
  return (
    <FormDrawer opened onClose={onClose} title={OWN.startingPoint} form={form} size={480} extra={extra}>
      <p className="quiet flush">{t('startingHint')}</p>
      <TextField form={form} name="name" label={VISIT.name} maxLength={150} />
      <PlaceFinder
        id={form.idOf('lat')}
        error={form.errors['lat'] ?? form.errors['lng'] ?? null}
        onPoint={({ lat: north, lng: east }) => form.patch({ lat: north, lng: east })}
        onPlace={({ name }) => form.set('name', name.slice(0, 150))}
      />
      <p className="flush">{typeof lat === 'number' && typeof lng === 'number' ? t('pointAt', { lat: lat.toFixed(5), lng: lng.toFixed(5) }) : t('noPoint')}</p>
    </FormDrawer>
  );
}
