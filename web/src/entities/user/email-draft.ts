/** One draft for the forms of this feature: the address typed in one is found in the next, in this tab only. */
export const emailDraft = { name: 'auth', fields: ['email'] } as const;
