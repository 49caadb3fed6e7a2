/** What nobody sees once it hangs: sealed paper, the moulding from behind, and what it hangs by. */
export const FramedBack = () => (
  <>
    <path d="M22 16h76v74H22z" fill="var(--wood)" />
    <path d="M22.5 16.5h75v73h-75z" fill="none" stroke="#1a1008" strokeOpacity=".25" />
    <path d="M28 22h64v68H28z" fill="#b99a6b" />
    <path d="M28 22h64v3H28z" fill="#1a1008" opacity=".25" />
    {/* Staples hold the backing; a plate with teeth finds the nail. */}
    <path
      d="M34 24v4m13-4v4m26-4v4m13-4v4M30 40h4m52 0h4M30 66h4m52 0h4"
      stroke="#8d8a84"
      strokeWidth="1.2"
    />
    <path
      d="M48 17.2h24v3.4h-2.2l-1.8-1.8-1.8 1.8-1.8-1.8-1.8 1.8-1.8-1.8-1.8 1.8-1.8-1.8-1.8 1.8-1.8-1.8-1.8 1.8H48z"
      fill="#d9d6cf"
      stroke="#86827a"
      strokeWidth=".4"
    />
    <circle cx="50" cy="18.6" r=".7" fill="#6f6b64" />
    <circle cx="70" cy="18.6" r=".7" fill="#6f6b64" />
  </>
);
