/** Words for the units that a sheet of employees brings along. */
import { defineMessages, type Text } from '#platform/contract/messages.ts';
import type { OrganisationKind } from '#modules/company/contract/organisation.schema.ts';

export const NEW_UNITS = defineMessages({
  create: { en: 'Create the {what}', ms: 'Cipta {what}' },
  taken: { en: '{what} will be created when you save.', ms: '{what} akan dicipta apabila anda menyimpan.' },
  ask: {
    en: 'There is no “{name}” in the organisation. The owner, or an admin who may add units under Organisation, can create it.',
    ms: 'Tiada “{name}” dalam organisasi. Pemilik, atau pentadbir yang boleh menambah unit di bawah Organisasi, boleh menciptanya.',
  },
});

export const UNIT_COUNTS: Readonly<Record<OrganisationKind, Text>> = defineMessages({
  branch: { en: '{n, plural, one {# branch} other {# branches}}', ms: '{n} cawangan' },
  division: { en: '{n, plural, one {# division} other {# divisions}}', ms: '{n} bahagian' },
  department: { en: '{n, plural, one {# department} other {# departments}}', ms: '{n} jabatan' },
  position_level: { en: '{n, plural, one {# position level} other {# position levels}}', ms: '{n} gred jawatan' },
  position: { en: '{n, plural, one {# position} other {# positions}}', ms: '{n} jawatan' },
});
