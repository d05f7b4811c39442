/** What other modules' web rooms and the shell may use of company. */
export { findPostcodes } from './find-postcodes.ts';
export { OrganisationFilter } from '#platform/web/ui/filter/organisation-filter.tsx';
export { OrganisationFields, type OrganisationFieldsProps } from './organisation-fields.tsx';
export { OrganisationProvider } from './organisation-provider.tsx';
export { useOrganisation, type Organisation } from './use-organisation.ts';
