import { withHomeSlash } from '@/scripts/export/home-address';

const HOME = 'https://www.example.com/';

it('the address of the home page has its slash in the head and in the payload', () => {
  expect(withHomeSlash('<link rel="canonical" href="https://www.example.com"/>', HOME)).toBe(
    '<link rel="canonical" href="https://www.example.com/"/>',
  );
  expect(withHomeSlash(String.raw`{\"href\":\"https://www.example.com\"}`, HOME)).toBe(
    String.raw`{\"href\":\"https://www.example.com/\"}`,
  );
});

it('every other address stays as it is', () => {
  const others = '"https://www.example.com/bn" "https://www.example.com/" "https://wwwxexample.com"';
  expect(withHomeSlash(others, HOME)).toBe(others);
});
