/** What the reference module offers to its neighbours. */
export { addPlaceProvider, type PlaceProvider } from './place-providers.ts';
export { findBanks, findBanksById, findCountries, findHolidays, findPostcodes } from './reference.store.ts';
export { seedReference } from './seed-reference.ts';
