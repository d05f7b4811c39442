/** Starts a visit where one stands: a planned one, or one that says what it is about. */
import type { z } from 'zod';
import type { InputOf } from '#platform/contract/endpoint.ts';
import { distanceMetres } from '#platform/contract/geo.ts';
import { call } from '#platform/web/call/call.ts';
import { momentNow } from '#platform/web/field/moment.ts';
import { usePhoto } from '#platform/web/field/use-photo.ts';
import { usePosition } from '#platform/web/field/use-position.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { SearchMany } from '#platform/web/forms/search-many.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm, type Draft } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { personOption } from '#platform/web/ui/person-option.ts';
import { findColleagues, startVisit, type OwnDay } from '../../contract/own-visit.endpoints.ts';
import type { VisitRow } from '../../contract/site-visit.schema.ts';
import { PlaceChoice, placeOf, type ChosenPlace } from '../plan/place-choice.tsx';
import { VISIT } from '../visit.messages.ts';
import { TYPE_OPTIONS } from '../visit-words.ts';
import { OWN } from './own.messages.ts';
import { PhotoField } from './photo-field.tsx';
import { PositionLine } from './position-line.tsx';
import { useVisitAction } from './use-visit-action.ts';
import { sealOfStart } from './visit-queue.ts';

const schema = startVisit.input.omit({ client_ref: true, offline: true });
type Values = Omit<InputOf<typeof startVisit>, 'work_site_id'> & ChosenPlace;

/** A planned visit has its place. */
const NO_PLACE = { work_site_id: null, place: null };

const find = async (keyword: string) => (await call(findColleagues, { keyword })).data.map(personOption);
const far = (metres: number) => (metres < 1000 ? `${Math.round(metres)} m` : `${(metres / 1000).toFixed(1)} km`);

export function StartForm({ planned, day, onClose }: { planned: VisitRow | null; day: OwnDay; onClose: () => void }) {
  const t = useT(OWN);
  const location = usePosition(true);
  const { photo, choose } = usePhoto();
  const act = useVisitAction();
  const { fix } = location;
  const sites = day.sites
    .map((site) => ({ ...site, away: fix ? distanceMetres(fix, site) : null }))
    .toSorted((a, b) => (a.away ?? 0) - (b.away ?? 0))
    .map(({ id, name, away }) => ({ id, name, note: away === null ? undefined : far(away) }));
  const initial: Draft<Values> = { id: planned?.id ?? null, type: 'Client Meeting', purpose: '', where: 'site', companion_ids: [], remark: '' };
  const form = useZodForm(schema, {
    initial: initial as Draft<z.input<typeof schema>>,
    onSubmit: async () => {
      const made = momentNow();
      const { where, work_site_id, place_name, ...values } = form.values as Values;
      const found = fix ?? (await location.find()).fix;
      const { lat = null, lng = null, accuracy = null } = found ?? {};
      const place = planned ? NO_PLACE : placeOf({ where: sites.length === 0 ? 'elsewhere' : where, work_site_id, place_name });
      const site = day.sites.find(({ id }) => id === work_site_id)?.name;
      const wording = t('startAt', { place: planned?.place.name ?? site ?? place_name ?? '' });
      await act(startVisit, { ...values, ...place, lat, lng, accuracy, image: photo }, { wording, made, seal: sealOfStart });
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={planned ? planned.place.name : OWN.start} form={form} submit={OWN.start} size={560}>
      <PositionLine location={location} />
      {planned ? (
        <p className="flush">{planned.purpose}</p>
      ) : (
        <>
          <PlaceChoice form={form as never} sites={sites} />
          <TextField form={form} name="purpose" label={VISIT.purpose} maxLength={255} required />
          <SelectField form={form} name="type" label={VISIT.type} options={TYPE_OPTIONS} />
        </>
      )}
      <PhotoField photo={photo} choose={choose} />
      <TextField form={form} name="remark" label={VISIT.remark} description={OWN.remarkHint} rows={2} maxLength={255} />
      {!planned && (
        <>
          <TextField form={form} name="contact_person" label={VISIT.contactPerson} maxLength={150} />
          <SearchMany form={form} name="companion_ids" label={VISIT.companions} ask={['site-visit.find-colleagues']} load={find} />
        </>
      )}
    </FormDrawer>
  );
}
