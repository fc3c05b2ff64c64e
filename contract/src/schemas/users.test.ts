import { expect, it } from 'vitest';
import { Email } from './fields.ts';
import { ProfileInput, UpgradeInput } from './users.ts';

const seller = { companyName: 'Camille M.', businessType: 'particulier' } as const;
const accepts = (change: object) => UpgradeInput.safeParse({ ...seller, ...change }).success;

it.each([
  ['https://www.facebook.com/negoce.morel', true],
  ['https://facebook.com/negoce', true],
  ['https://fr-fr.Facebook.com/negoce', true],
  ['https://facebook.com.ailleurs.example/', false],
  ['https://ailleurs.example/facebook.com', false],
  ['https://fauxfacebook.com/', false],
  ['https://facebook.com@ailleurs.example/', false],
  ['https://moi:secret@facebook.com/', false],
  ['https:moi@facebook.com/', false],
  ['https://instagram.com/negoce', false],
  ['javascript:alert(1)', false],
])('%s comme page Facebook : %s', (facebook, expected) => {
  expect(accepts({ socialMedia: { facebook } })).toBe(expected);
});

it.each([
  ['https://negoce.fr/nous?a=b@c', true],
  ['https://négoce.fr/', true],
  ['https://negoce', false],
  ['https://negoce.fr@ailleurs.example/', false],
  ['https:\\\\negoce.fr@ailleurs.example/', false],
])('%s comme site : %s', (websiteUrl, expected) => {
  expect(accepts({ websiteUrl })).toBe(expected);
});

it('un champ facultatif laissé en blanc n’est rien', () => {
  const blank = { phoneNumber: ' ', address: '  ', city: '\t', country: '' };
  expect(ProfileInput.parse({ fullName: 'Camille Morel', ...blank })).toMatchObject({
    phoneNumber: null,
    address: null,
    city: null,
    country: null,
  });
  expect(UpgradeInput.parse({ ...seller, taxId: ' ', websiteUrl: ' ' })).toMatchObject({
    taxId: null,
    websiteUrl: null,
  });
});

it.each([
  ['camille@exemple.fr', true],
  ['camille@invalid.fr', true],
  ['camille@compte-supprime.invalid', false],
  ['camille@compte-supprime.INVALID', false],
])('%s comme adresse : %s', (email, expected) => {
  expect(Email.safeParse(email).success).toBe(expected);
});
