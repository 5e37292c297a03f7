import "../page.css";

export const metadata = { title: "Games", description: "Browser games" };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
