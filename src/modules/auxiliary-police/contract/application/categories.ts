/** Every category of application. A new one is an entry here and one function of its effect on the server. */
import { ASSET_APPLICATIONS } from './categories/asset-categories.ts';
import { CARD_CATEGORIES } from './categories/card-categories.ts';
import { COURSE_CATEGORIES } from './categories/course-categories.ts';
import { OFFICER_CATEGORIES } from './categories/officer-categories.ts';
import { RANK_CATEGORIES } from './categories/rank-categories.ts';
import { APPLICATION_TYPES, type ApplicationType, type Category } from './form-fields.ts';

export const CATEGORIES: readonly Category[] = [...OFFICER_CATEGORIES, ...RANK_CATEGORIES, ...COURSE_CATEGORIES, ...CARD_CATEGORIES, ...ASSET_APPLICATIONS];

export const categoryOf = (type: string, key: string): Category | undefined => CATEGORIES.find((each) => each.type === type && each.key === key);

export const categoriesOfType = (type: ApplicationType): readonly Category[] => CATEGORIES.filter((each) => each.type === type);

/** Types that have categories, in the order of the menu. */
export const OFFERED_TYPES: readonly ApplicationType[] = APPLICATION_TYPES.filter((type) => categoriesOfType(type).length > 0);
