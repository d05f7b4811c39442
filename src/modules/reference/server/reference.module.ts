import { bind, bindUser, type ServerModule } from '#platform/server/module.ts';
import { searchPlaces } from '../contract/place.endpoints.ts';
import { listBanks, listCountries, listHolidays, listPostcodes } from '../contract/reference.endpoints.ts';
import { answerBanks, answerCountries, answerHolidays, answerPostcodes } from './list-references.ts';
import { answerPlaces } from './search-places.ts';
import { seedReference } from './seed-reference.ts';

export const referenceModule: ServerModule = {
  name: 'reference',
  prepare: seedReference,
  bindings: [
    bindUser(listBanks, answerBanks),
    bindUser(listCountries, answerCountries),
    bindUser(listPostcodes, answerPostcodes),
    bindUser(listHolidays, answerHolidays),
    bind(searchPlaces, answerPlaces),
  ],
};
