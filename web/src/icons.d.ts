declare module 'icon:*' {
  const body: string;
  export default body;
}

/** The address of a picture that is printed when the page is built. */
declare module 'picture:*' {
  const address: string;
  export default address;
}
