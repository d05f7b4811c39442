/** Kinds, statuses and conditions of assets, apart from the schemas: a list needs no schema. */
export const ASSET_CATEGORIES = ['Firearm', 'Ammunition', 'Baton', 'Handcuff', 'Radio', 'Body Armour', 'Torch', 'Vehicle', 'Uniform', 'Other'] as const;
export type AssetCategory = (typeof ASSET_CATEGORIES)[number];
/** Counted, not numbered: the serial number of ammunition is that of its lot. */
export const COUNTED = ['Ammunition', 'Uniform'] as const satisfies readonly AssetCategory[];
/** Issued to whoever may carry a firearm alone. */
export const ARMED = ['Firearm', 'Ammunition'] as const satisfies readonly AssetCategory[];
export const NUMBERED = ['Firearm', 'Ammunition', 'Radio', 'Vehicle', 'Body Armour'] as const satisfies readonly AssetCategory[];
export const ASSET_STATUSES = ['Available', 'Issued', 'Maintenance', 'Lost', 'Disposed'] as const;
export type AssetStatus = (typeof ASSET_STATUSES)[number];
export const CONDITIONS = ['Good', 'Fair', 'Poor', 'Unserviceable'] as const;
export type Condition = (typeof CONDITIONS)[number];

const among = (list: readonly AssetCategory[], category: AssetCategory) => list.includes(category);
export const isCounted = (category: AssetCategory) => among(COUNTED, category);
export const isArmed = (category: AssetCategory) => among(ARMED, category);
export const isNumbered = (category: AssetCategory) => among(NUMBERED, category);
